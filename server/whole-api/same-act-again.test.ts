// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeEnquiry, makeTour } from '../../tests/support/factories.ts';
import { makeMail } from '../../tests/support/made-mails.ts';
import { newsletterDesk } from '../../tests/support/newsletter-desk.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

// The answer to what staff did was lost, and they do it again: nothing blames a colleague, and nothing is done twice.

let site: TestApp;
let as: string;
let colleague: string;
let desk: ReturnType<typeof newsletterDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  const admin = await makeAdmin(site.db);
  as = await site.signIn(admin);
  colleague = await site.signIn(await makeAdmin(site.db));
  desk = newsletterDesk(site, admin);
});
afterAll(() => site.close());

const logged = async () => (await site.db.selectFrom('audit_log').select('id').execute()).length;
const mails = async () => (await site.db.selectFrom('outbox').select('id').execute()).length;

type Act = { method?: 'post' | 'put'; path: string; body?: object };

async function scheduledIssue() {
  await desk.makeReader();
  const issue = await desk.write();
  return { issue, when: { version: issue.version, day: '2099-01-01', time: '09:30' } };
}

/** By its key: the first answer once more. */
const BY_KEY: [string, () => Promise<Act>][] = [
  ['copied a tour', async () => ({ path: `/tours/${(await makeTour(site.db)).id}/duplicate` })],
  [
    'merged two enquiries',
    async () => {
      const [one, other] = [await makeEnquiry(site.db), await makeEnquiry(site.db)];
      return { path: `/manage/bookings/${one.id}/merge`, body: { otherId: other.id } };
    },
  ],
  [
    'sent an issue',
    async () => {
      await desk.makeReader();
      const { _id, version } = await desk.write();
      return { path: `/manage/newsletter/issues/${_id}/send`, body: { version } };
    },
  ],
  [
    'sent a test of an issue',
    async () => ({
      path: '/manage/newsletter/test',
      body: { subject: 'News', body: 'The passes are open.', destination: '' },
    }),
  ],
];

test.each(BY_KEY)('who %s and does it again by its key has the first answer', async (_what, make) => {
  const { path, body } = await make();
  const press = () => site.post(path, { as, body, headers: { 'idempotency-key': path } });
  const first = await press();
  expect(first.status).toBe(200);
  const before = [await logged(), await mails()];
  const again = await press();
  expect(again.status).toBe(200);
  expect(again.body.data).toEqual(first.body.data);
  expect([await logged(), await mails()]).toEqual(before);
});

/** Without a key: what is so already is done. */
const SO_ALREADY: [string, () => Promise<Act>][] = [
  [
    'moved an enquiry on and told its traveller',
    async () => {
      const { id } = await makeEnquiry(site.db, { status: 'new' });
      const body = { from: 'new', to: 'confirmed', tellTraveller: true };
      return { method: 'put', path: `/manage/bookings/${id}/status`, body };
    },
  ],
  [
    'published a tour',
    async () => {
      const { id } = await makeTour(site.db, { status: 'draft' });
      return { method: 'put', path: `/tours/${id}/status`, body: { status: 'published', version: 1 } };
    },
  ],
  [
    'put the featured tours in order',
    async () => {
      await site.db.updateTable('tours').set({ featured: 0 }).execute();
      for (const title of ['Lake', 'Ridge']) await makeTour(site.db, { title, featured: 1 });
      const { body } = await site.get<{ _id: string }[]>('/manage/featured-tours', { as });
      const from = body.data.map(({ _id }) => _id);
      return { method: 'put', path: '/manage/featured-tours', body: { from, ids: from.toReversed() } };
    },
  ],
  [
    'called an issue off',
    async () => {
      const { issue, when } = await scheduledIssue();
      await desk.post(`/issues/${issue._id}/send`, when);
      return { path: `/manage/newsletter/issues/${issue._id}/call-off` };
    },
  ],
  [
    'sent a mail again',
    async () => {
      const mail = await makeMail(site.db, { failed_at: new Date().toISOString(), next_attempt_at: null });
      return { path: `/manage/mail/${mail}/again`, body: { isKnownAsSent: false } };
    },
  ],
  [
    'cancelled a mail',
    async () => ({ method: 'put', path: `/manage/mail/${await makeMail(site.db)}/cancelled` }),
  ],
];

test.each(SO_ALREADY)('who %s and does it again hears of no colleague', async (_what, make) => {
  const { method = 'post', path, body } = await make();
  const first = await site[method](path, { as, body });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const before = [await logged(), await mails()];
  const again = await site[method](path, { as, body });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  expect([await logged(), await mails()]).toEqual(before);
});

test('a colleague who moved an enquiry to the same status is named as one', async () => {
  const { id } = await makeEnquiry(site.db, { status: 'new' });
  const body = { from: 'new', to: 'confirmed' };
  await site.put(`/manage/bookings/${id}/status`, { as: colleague, body });
  const { status, body: answer } = await site.put(`/manage/bookings/${id}/status`, { as, body });
  expect(status).toBe(409);
  expect(answer.message).toBe('Somebody else has set it to confirmed in the meantime.');
});
