import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeTour } from '../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf, tourBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

let site: TestApp;
let staff: string;
let tourId: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
  tourId = (await makeTour(site.db)).id;
});
afterAll(() => site.close());

const VALUES: unknown[] = [
  'a'.repeat(10_000),
  'क'.repeat(10_000),
  '🏔️👨‍👩‍👧‍👦🇮🇳',
  '<script>alert("1")</script>',
  'before\u0000after',
  '\u0000',
  '\ud800 alone',
  '\u202eright to left',
  'e\u0301\u0301\u0301',
  "Robert'); drop table tours;--",
  '%_\\',
  '\r\nBcc: all@example.com',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to look like a template
  '${7*7}{{7*7}}',
  '',
  ' \t\n ',
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  [],
  {},
  [['nested']],
  { toString: 'not a function' },
];

const FORMS: [name: string, path: () => string, body: () => Record<string, unknown>][] = [
  ['the tour form', () => '/tours', () => tourBodyOf()],
  ['an enquiry', () => '/booking', () => enquiryBodyOf()],
  ['a review', () => `/review/${tourId}`, () => ({ reviewText: 'Good', rating: 5 })],
  ['the contact form', () => '/contacts/send-mail', () => contactBodyOf()],
  ['the newsletter', () => '/subscribe', () => ({ email: 'reader@example.com' })],
];

const PRICES = ['price', 'discountprice', 'discount'];

/** A fault deep in a list is named by its path, and one price's fault may be another's that does not go with it. */
function belongTogether(field: string, named: string): boolean {
  return named.split('.')[0] === field || (PRICES.includes(field) && PRICES.includes(named));
}

test.each(FORMS)('no field of %s is brought down by what stands in it §V1.2.4', async (_form, path, body) => {
  for (const field of Object.keys(body())) {
    for (const value of VALUES) {
      const answer = await site.post(path(), { as: staff, body: { ...body(), [field]: value } });
      const what = `${field}: ${JSON.stringify(value)?.slice(0, 60)} → ${JSON.stringify(answer.body).slice(0, 200)}`;
      // Ten thousand letters are above what some bodies may hold.
      expect([200, 400, 413], what).toContain(answer.status);
      if (answer.status !== 400) continue;
      for (const name of Object.keys(answer.body.fields))
        expect(belongTogether(field, name), what).toBe(true);
      expect(answer.body.message, what).not.toMatch(/invalid|expected|undefined|NaN/i);
    }
  }
});

test.each(FORMS)('all fields of %s may be hostile at once §V2.2.1', async (_form, path, body) => {
  for (const value of VALUES) {
    const hostile = Object.fromEntries(Object.keys(body()).map((field) => [field, value]));
    const answer = await site.post(path(), { as: staff, body: hostile });
    expect([400, 413]).toContain(answer.status);
    if (answer.status === 400) expect(answer.body.fields).not.toEqual({});
  }
});

test.each([[[]], ['text'], [5], [true], [[[]]]])(
  'a body that is %j instead of fields is refused §V1.5.2',
  async (value) => {
    for (const [, path] of FORMS) {
      const headers = { 'content-type': 'application/json' };
      const answer = await site.post(path(), { as: staff, body: JSON.stringify(value), headers });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('bad_input');
    }
  },
);

test('text is stored without what no database or reader takes, and HTML stays as text §V1.1.2', async () => {
  const fullName = ' <b>Asha</b>\u0000\u0007 Rai\ud800 🏔️ ';
  const { body } = await site.post<Enquiry>('/booking', {
    as: staff,
    body: enquiryBodyOf({ fullName }),
  });
  expect(body.data.fullName).toBe('<b>Asha</b> Rai\ufffd 🏔️');
  const { full_name } = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', body.data._id)
    .executeTakeFirstOrThrow();
  expect(full_name).toBe('<b>Asha</b> Rai\ufffd 🏔️');
});

test.each(VALUES.filter((value) => typeof value === 'string'))(
  'a search for %j ends in an answer §V1.2.4',
  async (city) => {
    const path = `/tours/search/getTourBySearch?city=${encodeURIComponent(city.toWellFormed())}`;
    expect([200, 400]).toContain((await site.get(path)).status);
  },
);

test('ids that no database takes are ids of nothing', async () => {
  const listed = await site.get<unknown[]>(`/tours?ids=%00,${tourId},a%00b`);
  expect([listed.status, listed.body.data?.length]).toEqual([200, 1]);
  const merged = await site.post('/saved-tours/merge', { as: staff, body: { tourIds: ['\u0000', tourId] } });
  expect(merged.status).toBe(200);
});
