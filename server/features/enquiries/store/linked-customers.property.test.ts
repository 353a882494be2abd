// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { setContactMessage } from '../../contacts/contacts.queries.ts';
import { deleteMessages } from '../../contacts/delete-messages.ts';
import { MAX_NAMES } from '../../customers/linking/identity-rule.ts';
import { linkInTurns } from '../../customers/linking/link-in-turns.ts';
import { readItems } from '../../customers/linking/read-items.ts';
import { refreshCustomers } from '../../customers/linking/refresh-customers.ts';
import { takeAwayPending } from '../../customers/linking/take-away.ts';
import { markItem } from '../../customers/mark-items.ts';
import { addEnquiry } from './add-enquiry.ts';
import { deleteEnquiryRows, setColumns } from './enquiry-rows.ts';

const NAMES = Array.from({ length: MAX_NAMES + 3 }, (_, nth) => `Name${'abcdefghijklmn'[nth]} Rai`);
const PHONES = ['+919800000001', '+919800000001', '+919800000001', '+919800000002', '+919800000003'];
const EMAILS = ['a@one.test', 'b@one.test', 'c@one.test', ''];

let site: TestApp;
let accounts: (string | null)[];
beforeAll(async () => {
  site = await buildTestApp();
  await makeAdmin(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  accounts = [null, null, (await makeUser(site.db, { email: 'c@one.test' })).id];
});

const step = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constant('enquiry' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('message' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('correct' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('spam' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('rescue' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('remove' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('take away' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('link' as const), fc.nat(), fc.nat(), fc.nat(), fc.nat()) },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

test('whatever comes, is corrected and goes, and however often it is linked between, the customers are those of one look at all of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      for (const table of [
        'bookings',
        'contact_messages',
        'customer_items',
        'customers',
        'search_words',
      ] as const)
        await site.db.deleteFrom(table).execute();
      await markItem(site.db, 'account', accounts[2] ?? '');
      for (const taken of steps) await take(taken);
      await link();
      expect(await linkedCustomers()).toEqual(await naiveCustomers());
      await expectToldAsSaid();
    }),
    { numRuns: isOnPostgres() ? 4 : 12, seed: 13 },
  );
});

const log = { error: (said: unknown) => expect.fail(String(said)) };
const link = () => linkInTurns(site.db, log, () => false);
const pick = <T>(of: readonly T[], nth: number) => of[nth % of.length] as T;

async function take([what, one, two, three, four]: Step): Promise<void> {
  const said = { phone: pick(PHONES, one), email: pick(EMAILS, two), name: pick(NAMES, three) };
  if (what === 'link') return link();
  if (what === 'take away') {
    await site.db.transaction().execute(takeAwayPending);
    return expectToldAsSaid();
  }
  if (what === 'enquiry') {
    const enquiry = {
      user_id: pick(accounts, four),
      user_email: said.email,
      tour_name: 'Gangtok',
      full_name: said.name,
      phone: said.phone,
      guest_size: 2,
      book_at: '2099-04-01',
      created_at: '2026-11-20T06:30:00.000Z',
    };
    await site.db.transaction().execute((trx) => addEnquiry(trx, enquiry));
    return;
  }
  if (what === 'message') {
    await makeContactMessage(site.db, { name: said.name, email: said.email, mobile: said.phone });
    return;
  }
  const enquiries = await site.db.selectFrom('bookings').select('id').orderBy('id').execute();
  const messages = await site.db.selectFrom('contact_messages').select('id').orderBy('id').execute();
  const isOfMessages = four % 3 === 0;
  const id = pick(isOfMessages ? messages : enquiries, four)?.id;
  if (id === undefined) return;
  await site.db.transaction().execute(async (trx) => {
    if (what === 'correct' && !isOfMessages)
      await setColumns(trx, id, { phone: said.phone, user_email: said.email, full_name: said.name });
    if (what === 'remove' && isOfMessages) await deleteMessages(trx, [id]);
    if (what === 'remove' && !isOfMessages) await deleteEnquiryRows(trx, [id]);
    if (what === 'remove') await takeAwayPending(trx);
    if (what === 'spam' || what === 'rescue') {
      const spam_at = what === 'spam' ? '2026-11-20T06:30:00.000Z' : null;
      if (isOfMessages) await setContactMessage(trx, id, { spam_at });
      else await setColumns(trx, id, { status: what === 'spam' ? 'spam' : 'new' });
    }
  });
}

/** Customers tell what their things say now, and nothing of what is gone. */
async function expectToldAsSaid(): Promise<void> {
  const items = await site.db
    .selectFrom('customer_items')
    .selectAll()
    .where('customer_id', 'is not', null)
    .execute();
  const told = items.map(({ kind, item_id, name, email, phone }) => ({ kind, item_id, name, email, phone }));
  const said = await readItems(site.db, items);
  expect(said).toEqual(expect.arrayContaining(told.map((item) => expect.objectContaining(item))));
  const read = () =>
    Promise.all([
      site.db.selectFrom('customers').selectAll().orderBy('id').execute(),
      site.db
        .selectFrom('search_words')
        .select(['subject_id', 'word'])
        .where('kind', '=', 'customer')
        .orderBy('subject_id')
        .orderBy('word')
        .execute(),
    ]);
  const before = await read();
  await refreshCustomers(
    site.db,
    before[0].map(({ id }) => id),
  );
  expect(await read(), 'as if all of them were said anew').toEqual(before);
}

/** Which things are one customer's, as it is stored. */
async function linkedCustomers(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('customer_items')
    .select(['customer_id', 'kind', 'item_id'])
    .where('state', '!=', 'apart')
    .where('kind', '!=', 'account')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.customer_id);
  return [...groups.values()].map((group) => sorted(group.map((row) => row.item_id))).sort();
}

/** The same by the rule's own words, from all that is there: looked at again and again until nothing is joined any more. */
async function naiveCustomers(): Promise<string[]> {
  const enquiries = await site.db.selectFrom('bookings').selectAll().where('status', '!=', 'spam').execute();
  const messages = await site.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('spam_at', 'is', null)
    .execute();
  const owner = accounts[2] ?? '';
  const things = [
    ...enquiries.map((row) => ({
      id: row.id,
      account: row.user_id,
      email: row.user_email,
      phone: row.phone,
      name: row.full_name,
    })),
    ...messages.map((row) => ({
      id: row.id,
      account: null,
      email: row.email,
      phone: row.mobile,
      name: row.name,
    })),
    // What makes the account's address and its enquiries one.
    { id: 'account', account: owner, email: 'c@one.test', phone: '', name: '' },
  ];
  type Thing = (typeof things)[number];
  const namesWith = (of: 'email' | 'phone', value: string) =>
    new Set(
      things
        .filter((thing) => thing[of] === value)
        .map((thing) => (thing.id === 'account' ? 'its own' : thing.name)),
    ).size;
  const haveInCommon = (one: Thing, other: Thing) =>
    (one.account !== null && one.account === other.account) ||
    (['email', 'phone'] as const).some(
      (of) =>
        one[of] !== '' &&
        one[of] === other[of] &&
        (namesWith(of, one[of]) <= MAX_NAMES || one.name === other.name),
    );
  const group = new Map(things.map((thing) => [thing, thing.id]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const one of things)
      for (const other of things)
        if (haveInCommon(one, other) && (group.get(one) ?? '') < (group.get(other) ?? '')) {
          group.set(other, group.get(one) ?? '');
          isChanged = true;
        }
  }
  const groups = Map.groupBy(things, (thing) => group.get(thing));
  return [...groups.values()]
    .map((own) => sorted(own.flatMap(({ id }) => (id === 'account' ? [] : id))))
    .filter((ids) => ids !== '')
    .sort();
}

const sorted = (ids: string[]) => ids.toSorted().join(' ');
