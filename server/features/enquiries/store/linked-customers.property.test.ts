// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage, makeUser } from '../../../../tests/support/factories.ts';
import { linkedCustomers, naiveCustomers } from '../../../../tests/support/naive-customers.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { Failure } from '../../../http/faults/errors.ts';
import { deleteUser } from '../../accounts/users.queries.ts';
import { setContactMessage } from '../../contacts/contacts.queries.ts';
import { deleteMessages } from '../../contacts/delete-messages.ts';
import { mergeCustomers, splitCustomer } from '../../customers/desk/merge-and-split.ts';
import { undoCustomerChange } from '../../customers/desk/undo-customer-change.ts';
import { MAX_NAMES } from '../../customers/linking/identity-rule.ts';
import { readItems } from '../../customers/linking/read-items.ts';
import { refreshCustomers } from '../../customers/linking/refresh-customers.ts';
import { addEnquiry } from './add-enquiry.ts';
import { deleteEnquiryRows, setColumns } from './enquiry-rows.ts';

const NAMES = Array.from({ length: MAX_NAMES + 3 }, (_, nth) => `Name${'abcdefghijklmn'[nth]} Rai`);
const PHONES = ['+919800000001', '+919800000001', '+919800000001', '+919800000002', '+919800000003'];
const EMAILS = ['a@one.test', 'b@one.test', 'c@one.test', ''];
const AT = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let staff: UserRow;
/** Undefined once it is erased. */
let account: UserRow | undefined;
let undoIds: string[];
beforeAll(async () => {
  site = await buildTestApp();
  staff = await makeAdmin(site.db);
});
afterAll(() => site.close());

const WEIGHTS = {
  ...{ enquiry: 8, message: 4, correct: 3, spam: 2, rescue: 2, remove: 2 },
  ...{ 'same trip': 2, merge: 3, split: 3, undo: 3, 'merge and undo': 1, 'split and undo': 1, erase: 1 },
};
type What = keyof typeof WEIGHTS;

const step = fc.oneof(
  ...Object.entries(WEIGHTS).map(([what, weight]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(what as What), fc.nat(), fc.nat(), fc.nat(), fc.nat()),
  })),
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

test('whatever comes, is corrected, joined, parted and goes, the customers are always those of one look at all of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await site.db.deleteFrom('users').where('role', '=', 'user').execute();
      for (const table of [
        ...(['bookings', 'contact_messages', 'customer_items', 'customers', 'search_words'] as const),
        ...(['audit_log', 'customer_changes'] as const),
      ])
        await site.db.deleteFrom(table).execute();
      account = await makeUser(site.db, { email: 'c@one.test' });
      undoIds = [];
      for (const taken of steps) {
        await take(taken);
        expect(await linkedCustomers(site.db), taken[0]).toEqual(await naiveCustomers(site.db));
      }
      await expectToldAsSaid();
    }),
    { numRuns: isOnPostgres() ? 2 : 10, seed: 13 },
  );
});

const pick = <T>(of: readonly T[], nth: number) => of[nth % of.length] as T;
const by = () => ({ actor: staff, now: new Date(AT) });

async function take([what, one, two, three, four]: Step): Promise<void> {
  const said = { phone: pick(PHONES, one), email: pick(EMAILS, two), name: pick(NAMES, three) };
  if (what === 'message') {
    await makeContactMessage(site.db, { name: said.name, email: said.email, mobile: said.phone });
    return;
  }
  if (what === 'erase') {
    const leaving = account;
    if (four % 3 === 0 && leaving) {
      await runTransaction(site.db, (trx) => deleteUser(trx, leaving));
      account = undefined;
    }
    return;
  }
  if (what === 'enquiry') {
    const enquiry = {
      user_id: pick([null, null, account?.id ?? null], four),
      user_email: said.email,
      tour_name: 'Gangtok',
      full_name: said.name,
      phone: said.phone,
      guest_size: 2,
      book_at: '2099-04-01',
      created_at: AT,
    };
    await runTransaction(site.db, (trx) => addEnquiry(trx, enquiry));
    return;
  }
  if (what === 'merge' || what === 'split') return joinOrPart(what, one, two, three);
  if (what === 'undo') return undo();
  if (what === 'merge and undo' || what === 'split and undo') {
    const [before, made] = [await linkedCustomers(site.db), undoIds.length];
    await joinOrPart(what === 'merge and undo' ? 'merge' : 'split', one, two, three);
    if (undoIds.length > made) await undo();
    expect(await linkedCustomers(site.db), what).toEqual(before);
    return;
  }
  await change(what, said, four);
}

async function change(
  what: 'correct' | 'remove' | 'spam' | 'rescue' | 'same trip',
  said: { phone: string; email: string; name: string },
  nth: number,
): Promise<void> {
  const enquiries = await site.db
    .selectFrom('bookings')
    .select(['id', 'merged_into'])
    .orderBy('id')
    .execute();
  const messages = await site.db.selectFrom('contact_messages').select('id').orderBy('id').execute();
  const isOfMessages = nth % 3 === 0 && what !== 'same trip' && what !== 'correct';
  const id = pick<{ id: string } | undefined>(isOfMessages ? messages : enquiries, nth)?.id;
  if (id === undefined) return;
  const family = enquiries.filter((row) => row.id === id || row.merged_into === id);
  await runTransaction(site.db, async (trx) => {
    if (what === 'correct')
      await setColumns(trx, id, { phone: said.phone, user_email: said.email, full_name: said.name });
    const other = pick(enquiries, nth + 1);
    if (what === 'same trip' && other && other.id !== id && family.length === 1)
      await setColumns(trx, id, {
        merged_into: other.merged_into === id ? null : (other.merged_into ?? other.id),
      });
    if (what === 'remove' && isOfMessages) await deleteMessages(trx, [id]);
    if (what === 'remove' && !isOfMessages)
      await deleteEnquiryRows(
        trx,
        family.map((row) => row.id),
      );
    if (what === 'spam' || what === 'rescue') {
      const spam_at = what === 'spam' ? AT : null;
      if (isOfMessages) await setContactMessage(trx, id, { spam_at });
      else await setColumns(trx, id, { status: what === 'spam' ? 'spam' : 'new' });
    }
  });
}

async function joinOrPart(what: 'merge' | 'split', one: number, two: number, three: number): Promise<void> {
  const customers = await site.db
    .selectFrom('customers')
    .select('id')
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  const own = pick(customers, one)?.id;
  const other = pick(customers, two)?.id;
  if (own === undefined || other === undefined) return;
  const items = await site.db
    .selectFrom('customer_items')
    .select(['kind', 'item_id'])
    .where('customer_id', '=', own)
    .orderBy('item_id')
    .execute();
  const leaving = items
    .filter((_, nth) => ((three >> (nth % 16)) & 1) === 1)
    .map(({ kind, item_id }) => ({ kind: kind === 'booking' ? ('enquiry' as const) : kind, _id: item_id }));
  await unlessRefused(async () => {
    const { undoId } = await runTransaction(site.db, (trx) =>
      what === 'merge' ? mergeCustomers(trx, own, other, by()) : splitCustomer(trx, own, leaving, by()),
    );
    undoIds.push(undoId);
  });
}

async function undo(): Promise<void> {
  const undoId = undoIds.pop();
  if (undoId !== undefined)
    await unlessRefused(() => runTransaction(site.db, (trx) => undoCustomerChange(trx, undoId, by())));
}

async function unlessRefused(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** Customers tell what their items say now, and nothing of what is gone. */
async function expectToldAsSaid(): Promise<void> {
  const items = await site.db.selectFrom('customer_items').selectAll().execute();
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
  expect(await read(), 'as if all of them were said again').toEqual(before);
  const survivors = new Set(before[0].flatMap(({ id, merged_into }) => (merged_into === null ? id : [])));
  const merged = before[0].flatMap(({ merged_into }) => merged_into ?? []);
  expect(
    merged.filter((id) => !survivors.has(id)),
    'one step leads to the survivor',
  ).toEqual([]);
}
