// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { Subject } from '../../contracts/calls/call.ts';
import { POLICY } from '../../contracts/staff/staff-policy.ts';
import { everythingIn } from '../../tests/support/database/everything-in.ts';
import {
  makeAdmin,
  makeAgent,
  makeContactMessage,
  makeEnquiry,
  makeReader,
} from '../../tests/support/factories.ts';
import { makeDocument } from '../../tests/support/issued-paper.ts';
import { makeDraft } from '../../tests/support/make-draft.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { newId } from '../db/identifiers.ts';
import type { UserRow } from '../db/schema.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

let site: TestApp;
let dolma: UserRow;
let colleague: UserRow;
let agent: string;
let manager: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  dolma = await makeAgent(site.db, { username: 'Dolma' });
  colleague = await makeAgent(site.db, { username: 'Pema' });
  agent = await site.signIn(dolma);
  manager = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

type Whose = { owner_id?: string; next_action_for?: string };

let made = 0;
const contact = () => {
  made += 1;
  return { email: `asha-${made}@hills.example`, phone: `+91980000${1000 + made}` };
};

/** Of an enquiry, of a message, and what hangs on them: one of each. */
const MAKE: Record<Subject, (whose: Whose) => Promise<string>> = {
  async enquiry(whose) {
    const { id } = await makeEnquiry(site.db, { user_id: null, ...whose });
    await makeDraft(site.db, id);
    await makeDocument(site.db, id);
    return id;
  },
  message: async (whose) => (await makeContactMessage(site.db, whose)).id,
  async customer(whose) {
    const { email, phone } = contact();
    const { id } = await makeEnquiry(site.db, { user_id: null, user_email: email, phone, ...whose });
    const query = site.db.selectFrom('customer_items').select('customer_id').where('item_id', '=', id);
    return (await query.executeTakeFirstOrThrow()).customer_id ?? '';
  },
  async file(whose) {
    const row = { about_kind: 'booking' as const, about_id: await MAKE.enquiry(whose), reply_id: null };
    const file = { id: newId(), name: 'a.pdf', type: 'application/pdf', bytes: 0 };
    await site.db
      .insertInto('reply_files')
      .values({ ...row, ...file, created_at: new Date().toISOString() })
      .execute();
    return file.id;
  },
};

const calls = ALL_CALLS.flatMap((call) => (call.of ? [[call.call, { ...call, of: call.of }] as const] : []));

function ask(line: string, id: string, as: string) {
  const [method = '', path = ''] = line.split(' ');
  return site.app.inject({
    method: method as 'GET',
    url: `/api/v1${path.replaceAll(/:\w+/g, id)}`,
    headers: { authorization: `Bearer ${as}` },
  });
}

const withoutRequest = (body: string) => body.replace(/"requestId":"[^"]*"/, '');

test.each(calls.filter(([, { may }]) => POLICY[may].agent === 'own'))(
  '%s does not find for an agent what is a colleague’s',
  async (line, { of }) => {
    const others = await MAKE[of]({ owner_id: colleague.id });
    const before = await everythingIn(site.db);
    const refused = await ask(line, others, agent);
    expect(refused.statusCode).toBe(404);
    expect(withoutRequest(refused.body)).toBe(withoutRequest((await ask(line, newId(), agent)).body));
    expect(await everythingIn(site.db)).toEqual(before);
    expect([403, 404]).not.toContain((await ask(line, others, manager)).statusCode);
    for (const whose of [{ owner_id: dolma.id }, {}, { owner_id: colleague.id, next_action_for: dolma.id }])
      expect([403, 404], JSON.stringify(whose)).not.toContain(
        (await ask(line, await MAKE[of](whose), agent)).statusCode,
      );
  },
);

/** Calls of which agents see what is theirs, with no one thing in their path: what they ask for is held apart elsewhere. */
const OF_MANY = [
  'addEnquiryAsStaff',
  'changeEnquiries',
  'changeMatching',
  'countContactMessages',
  'countDeskEnquiries',
  'countInbox',
  'countMatching',
  'getDeskBoard',
  'getDeskNews',
  'getOpening',
  'getRoles',
  'getToday',
  'listBinnedEnquiries',
  'listContactMessages',
  'listCustomers',
  'listDeskEnquiries',
  'listEnquiries',
  'listInbox',
  'listStaff',
  'markReachable',
  'nameOnDesk',
  'sayPresence',
  'searchDesk',
  'setMorningMail',
  'undoChange',
  'watchDesk',
];

test('these calls are about no one enquiry, message or customer, and no others', () => {
  const held = ALL_CALLS.filter(({ may, of }) => may && !of && POLICY[may].agent === 'own');
  expect(
    held.map(({ name }) => name).sort(),
    'Say whose its :id is, or name it here and in the tests of what an agent sees.',
  ).toEqual(OF_MANY);
});

test('an owner lets agents see everything', async () => {
  const others = await MAKE.enquiry({ owner_id: colleague.id });
  const status = async () => (await ask('GET /manage/bookings/:id', others, agent)).statusCode;
  expect(await status()).toBe(404);
  const set = (value: string) =>
    site.db.updateTable('settings').set({ value }).where('name', '=', 'agentsSee').execute();
  await set('"all"');
  expect(await status()).toBe(200);
  await set('"own"');
  expect(await status()).toBe(404);
});

test('a reader sees what is anybody’s, and works on nothing', async () => {
  const reader = await site.signIn(await makeReader(site.db));
  const others = await MAKE.enquiry({ owner_id: colleague.id });
  expect((await ask('GET /manage/bookings/:id', others, reader)).statusCode).toBe(200);
  expect((await ask('DELETE /booking/:id', others, reader)).statusCode).toBe(403);
});

test('what was merged is whose the survivor is, and a message whose its enquiry is', async () => {
  const survivor = await MAKE.enquiry({ owner_id: colleague.id });
  const merged = await MAKE.enquiry({ owner_id: dolma.id });
  await site.db
    .updateTable('bookings')
    .set({ merged_into: survivor, deleted_at: new Date().toISOString() })
    .where('id', '=', merged)
    .execute();
  expect((await ask('GET /manage/bookings/:id', merged, agent)).statusCode).toBe(404);
  const message = await makeContactMessage(site.db, { owner_id: dolma.id, enquiry_id: merged });
  expect((await ask('GET /contacts/:id', message.id, agent)).statusCode).toBe(404);
  await site.db.updateTable('bookings').set({ owner_id: dolma.id }).where('id', '=', survivor).execute();
  expect((await ask('GET /manage/bookings/:id', merged, agent)).statusCode).toBe(200);
  expect((await ask('GET /contacts/:id', message.id, agent)).statusCode).toBe(200);
});
