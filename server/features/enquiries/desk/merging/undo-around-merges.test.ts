import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Changed, Merged } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';

let clock = Date.parse('2026-11-20T06:30:00.000Z');
let site: TestApp;
let admin: UserRow;
let as: string;
let colleague: UserRow;
let asColleague: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(at(0));
  admin = await makeAdmin(site.db);
  as = await site.signIn(admin);
  colleague = await makeAdmin(site.db);
  asColleague = await site.signIn(colleague);
});
afterAll(() => site.close());

function at(passed: number): string {
  clock += passed;
  return new Date(clock).toISOString();
}
/** Each a minute after the one before: the first is the eldest. */
const make = () => makeEnquiry(site.db, { created_at: at(60_000) });
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const undo = (undoId: string | null) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });

async function setStatus({ id }: BookingRow, to: EnquiryStatus): Promise<string | null> {
  site.setClock(at(60_000));
  const body = { from: (await rowOf(id)).status, to, isMeant: true };
  return (await site.put<Changed>(`/manage/bookings/${id}/status`, { as, body })).body.data.undoId;
}

async function merge(one: BookingRow, other: BookingRow): Promise<string> {
  site.setClock(at(60_000));
  const body = { otherId: other.id };
  return (await site.post<Merged>(`/manage/bookings/${one.id}/merge`, { as, body })).body.data.undoId;
}

/** Answers what the enquiry has by it, where it has nothing of the kind yet. */
async function call({ id }: BookingRow, caller: UserRow): Promise<Partial<BookingRow>> {
  const now = at(60_000);
  site.setClock(now);
  const body = { channel: 'call' };
  await site.post(`/manage/bookings/${id}/contacts`, { as: caller === admin ? as : asColleague, body });
  return { status: 'contacted', first_reply_at: now, owner_id: caller.id };
}

test('what was merged meanwhile keeps what it gave to the other: an older change of it is not undone', async () => {
  const [a, b] = [await make(), await make()];
  const changed = await setStatus(b, 'contacted');
  const merged = await merge(a, b);
  expect((await rowOf(a.id)).status).toBe('contacted');
  const undone = await undo(changed);
  expect(undone.status).toBe(409);
  expect(undone.body.message).toBe(`This cannot be undone: it was merged into ${a.reference}.`);
  await undo(merged);
  expect(await rowOf(a.id)).toEqual(a);
  expect((await undo(changed)).status).toBe(200);
  expect(await rowOf(b.id)).toEqual(b);
});

test('an older change of the survivor is undone while it lasts, and not to what it had from one that parted', async () => {
  const [a, b] = [await make(), await make()];
  const own = await setStatus(a, 'contacted');
  await setStatus(b, 'confirmed');
  const merged = await merge(a, b);
  expect((await undo(own)).status).toBe(200);
  expect((await rowOf(a.id)).status).toBe('new');
  await undo(merged);
  const again = await merge(a, b);
  const completed = await setStatus(a, 'completed');
  await undo(again);
  const undone = await undo(completed);
  expect(undone.status).toBe(409);
  expect(undone.body.message).toBe(
    'This cannot be undone: an enquiry that was merged into it was separated in the meantime.',
  );
  expect((await rowOf(a.id)).status).toBe('completed');
});

test('an answer that was given since the merge stays when the merge is undone, and so does who gave it', async () => {
  const [a, b] = [await make(), await make()];
  const taken = await call(b, colleague);
  const merged = await merge(a, b);
  expect(await rowOf(a.id)).toMatchObject(taken);
  const own = await call(a, admin);
  expect(await rowOf(a.id)).toMatchObject(taken);
  await undo(merged);
  expect(await rowOf(a.id)).toMatchObject(own);
});

test('what came before an answer goes before it still where another merge is undone, and what came after does not', async () => {
  const [a, b, c, d] = [await make(), await make(), await make(), await make()];
  const taken = await call(b, colleague);
  const inner = await merge(b, c);
  const early = await merge(a, b);
  const own = await call(a, admin);
  await call(d, colleague);
  await merge(a, d);
  await undo(inner);
  expect(await rowOf(a.id)).toMatchObject(taken);
  await undo(early);
  expect(await rowOf(a.id)).toMatchObject(own);
});
