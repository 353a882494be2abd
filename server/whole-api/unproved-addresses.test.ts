import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeSubscriber,
  makeUser,
} from '../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

/** In whatever was there under an address before a stranger registered with it. */
const WORD = 'mountaindew';
const AGENCY = 'office@teesta.example';
const STAFF = 'staff@teesta.example';
const TRAVELLER = 'asha.rai@example.com';
const READER = 'reader@example.com';
const PASSWORD = 'four kettles on a ridge';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['users', 'bookings', 'outbox', 'subscribers', 'contact_messages', 'settings'] as const)
    await site.db.deleteFrom(table).execute();
  await insertPlaceholders(site.db, { ...demoSettings, email: AGENCY }, new Date());
  staff = await site.signIn(await makeAdmin(site.db, { email: STAFF }));
  await everythingOf(AGENCY);
  await everythingOf(STAFF);
  await everythingOf(READER);
  await everythingOf(TRAVELLER);
  const traveller = await site.signIn(await makeUser(site.db, { email: TRAVELLER, username: WORD }));
  await site.post('/booking', {
    as: traveller,
    body: enquiryBodyOf({ userEmail: TRAVELLER, fullName: WORD }),
  });
});

/** What may stand under an address that has no account: the mails among it wait in the outbox. */
async function everythingOf(email: string): Promise<void> {
  await makeSubscriber(site.db, { email });
  await makeContactMessage(site.db, { email, name: WORD, message: WORD });
  await makeEnquiry(site.db, { user_id: null, user_email: email, full_name: WORD });
  await site.post('/contacts/send-mail', { body: contactBodyOf({ email, name: WORD, message: WORD }) });
  const body = {
    ...enquiryBodyOf({ userEmail: email, fullName: WORD }),
    source: 'phone',
    note: WORD,
    sendReceipt: true,
  };
  const answer = await site.post<Enquiry>('/manage/bookings', { as: staff, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Everything but what belongs to accounts alone. */
async function everything() {
  await site.db.deleteFrom('search_words').where('kind', '=', 'customer').execute();
  const tables = await site.db.introspection.getTables();
  const own = [
    'users',
    'sessions',
    'known_browsers',
    'sign_in_failures',
    'mail_turns',
    'audit_log',
    'heartbeat',
    // Whose is what, in the eyes of staff: it follows from the rows of the others.
    'customer_items',
    'customers',
  ];
  const names = tables.map(({ name }) => name).filter((name) => !own.includes(name)) as 'tours'[];
  const rows = await Promise.all(names.map((name) => site.db.selectFrom(name).selectAll().execute()));
  return Object.fromEntries(
    names.map((name, place) => [name, rows[place]?.map((row) => JSON.stringify(row)).sort()]),
  );
}

async function register(email: string): Promise<string | undefined> {
  const answer = await site.post('/auth/register', {
    body: { username: 'Stranger', email, password: PASSWORD },
  });
  if (answer.status !== 200) return undefined;
  const login = await site.post('/auth/login', { body: { email, password: PASSWORD } });
  expect(login.status).toBe(200);
  return login.body.token;
}

/** Ways to write an address of whom mail goes to the same box, or which looks the same. */
const VARIANTS: [name: string, of: (email: string) => string][] = [
  ['as it is', (email) => email],
  ['in capitals', (email) => email.toUpperCase()],
  ['with blanks around', (email) => ` \t${email}\u00a0 `],
  ['with a NUL', (email) => `${email.slice(0, 3)}\u0000${email.slice(3)}`],
  ['with a plus', (email) => email.replace('@', '+x@')],
  ['with a dot', (email) => `${email[0]}.${email.slice(1)}`],
  [
    'in full-width letters',
    (email) => email.replace(/[a-z]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  ],
  ['with an invisible letter', (email) => email.replace('@', '\u200b@')],
  ['with a Cyrillic letter', (email) => email.replace('e', 'е')],
  ['with a Turkish letter', (email) => email.replace('i', 'İ')],
];

describe.each([
  ['the agency', AGENCY],
  ['staff', STAFF],
  ['another traveller', TRAVELLER],
  ['a subscriber', READER],
])('an account with the address of %s, which nobody proved,', (_whose, email) => {
  test.each(email === AGENCY ? VARIANTS : VARIANTS.slice(0, 2))(
    'written %s, is told nothing and takes nothing along',
    async (_how, of) => {
      const before = await everything();
      const stranger = await register(of(email));
      if (!stranger) return expect(await everything()).toEqual(before);
      const exported = await site.get('/account/data', { as: stranger });
      expect(exported.status).toBe(200);
      expect(exported.body.data).toMatchObject({ enquiries: [], messages: [], newsletter: null });
      expect(JSON.stringify(exported.body)).not.toContain(WORD);
      for (const path of ['/booking/mine', '/review/mine', '/saved-tours'])
        expect((await site.get(path, { as: stranger })).body.data).toEqual([]);
      const deleted = await site.delete('/account', { as: stranger, body: { password: PASSWORD } });
      expect(deleted.status).toBe(200);
      expect(await everything()).toEqual(before);
    },
  );
});

test.each([AGENCY, READER])(
  'an account with the address %s, deleted by staff, takes nothing along',
  async (email) => {
    const before = await everything();
    expect(await register(email)).toBeDefined();
    const { id } = await site.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await site.delete(`/users/${id}`, { as: staff })).status).toBe(200);
    expect(await everything()).toEqual(before);
  },
);

test('an own enquiry that staff merged with one of that address takes only itself along', async () => {
  const stranger = (await register(AGENCY)) ?? '';
  const sent = await site.post<Enquiry>('/booking', {
    as: stranger,
    body: enquiryBodyOf({ userEmail: AGENCY }),
  });
  const theirs = await site.db
    .selectFrom('bookings')
    .select('id')
    .where('user_email', '=', AGENCY)
    .where('user_id', 'is', null)
    // Staff have a call from there as well, which is answered.
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  const merged = await site.post(`/manage/bookings/${theirs.id}/merge`, {
    as: staff,
    body: { otherId: sent.body.data._id },
  });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const exported = await site.get('/account/data', { as: stranger });
  expect(JSON.stringify(exported.body)).not.toContain(WORD);
  await site.delete('/account', { as: stranger, body: { password: PASSWORD } });
  const left = await site.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', theirs.id)
    .executeTakeFirstOrThrow();
  expect([left.full_name, left.user_email, left.status, left.deleted_at]).toEqual([
    WORD,
    AGENCY,
    'new',
    null,
  ]);
});
