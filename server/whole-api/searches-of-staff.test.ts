import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makePicture,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
} from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';

/** A name in several letters, in each list of staff that is searched: what is typed finds the rows of it, in whatever script. */
const NAMES: [stored: string, typed: string][] = [
  ['Иван Петров', 'ivan petrov'],
  ['राम शर्मा', 'ram sharma'],
  ['Zofia Łoś', 'zofia los'],
  ['Ram Gurung', 'राम गुरुङ'],
];
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
  for (const [at, [name]] of NAMES.entries()) {
    const email = `somebody${at}@hills.test`;
    await makeEnquiry(site.db, { full_name: name, user_email: email, phone: `+9198320${at}1111` });
    await makeContactMessage(site.db, { name, email, mobile: `98320${at}1111` });
    const user = await makeUser(site.db, { username: name, email: `user${at}@hills.test` });
    const tour = await makeTour(site.db, { title: `${name} walks` });
    await makePicture(site.db);
    await makeReview(site.db, { tour_id: tour.id, user_id: user.id, username: name });
  }
  await makeSubscriber(site.db, { email: 'łoś@hills.test' });
});
afterAll(() => site.close());

/** Every list of staff that takes `q`, but mails, which are found by the beginning of an address. */
const LISTS = ALL_CALLS.filter(
  ({ call, query, name }) => call.startsWith('GET ') && query && 'q' in query.shape && name !== 'listMails',
)
  .map(({ call }) => call.slice('GET '.length))
  .filter((path) => !path.endsWith('.csv') && !/matching|manage.search/.test(path));

async function find(path: string, q: string): Promise<string> {
  const { status, body } = await site.get(`${path}?q=${encodeURIComponent(q)}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return JSON.stringify((body as { data: unknown }).data);
}

test.each(LISTS)(
  'a search of %s for no letter or number finds nothing, rather than everything',
  async (path) => {
    const none = await find(path, 'zzzzz');
    expect(await find(path, '')).not.toBe(none);
    for (const q of ['!!!', '%', '—', '_']) expect(await find(path, q), q).toBe(none);
  },
);

test.each(
  NAMES.flatMap(([stored, typed]) =>
    [
      '/manage/bookings',
      '/contacts',
      '/users',
      '/manage/customers',
      '/review',
      '/manage/tours',
      '/manage/search',
    ].map((path) => [stored, path, typed] as const),
  ),
)('%s is found in %s by “%s”', async (stored, path, typed) => {
  expect(await find(path, typed)).toContain(stored);
});
