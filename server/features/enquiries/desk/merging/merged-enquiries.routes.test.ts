// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskCounts, DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { Merged } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { makeAdmin } from '../../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../../content/demo-settings.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { startMaintenance } from '../../../../maintenance.ts';
import { insertPlaceholders } from '../../../settings/settings.queries.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T06:30:00.000Z');
let clock = START;
let site: TestApp;
let admin: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date(START));
  admin = await makeAdmin(site.db, { username: 'Dolma' });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = START;
  pass(0);
  await site.db.deleteFrom('bookings').execute();
  as = await site.signIn(admin);
});

function pass(ms: number): void {
  clock += ms;
  site.setClock(new Date(clock).toISOString());
}

/** So many days, after which the site cleans up and staff sign in again. */
async function passDays(days: number): Promise<void> {
  pass(days * DAY);
  await startMaintenance(site.deps, site.app.log)();
  as = await site.signIn(admin);
}

/** Written down by staff from a mail that nobody has answered, and nobody's; each a minute after the one before: the first is the eldest. */
async function take(fullName: string, given: object = {}): Promise<BookingRow> {
  pass(60_000);
  const body = {
    ...enquiryBodyOf({ fullName, userEmail: '', ...given }),
    source: 'email',
    ownerId: 'nobody',
  };
  const { data } = (await site.post<{ _id: string }>('/manage/bookings', { as, body })).body;
  return rowOf(data._id);
}

const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detailOf = async ({ id }: BookingRow) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const note = (row: BookingRow, text: string) =>
  site.post(`/manage/bookings/${row.id}/notes`, { as, body: { text } });
const notesOf = async (row: BookingRow) =>
  (await detailOf(row)).events.flatMap((event) => (event.kind === 'note' ? [event.text] : [])).sort();
const found = async (q: string) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?q=${q}`, { as })).body.data.map(
    ({ fullName }) => fullName,
  );
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });
async function merge(one: BookingRow, other: BookingRow): Promise<string> {
  pass(60_000);
  const answer = await site.post<Merged>(`/manage/bookings/${one.id}/merge`, {
    as,
    body: { otherId: other.id },
  });
  expect(answer.status).toBe(200);
  return answer.body.data.undoId;
}

test('two that are merged into one are both found by their words, and again when one is separated', async () => {
  const [a, b, c] = [await take('Asha'), await take('Bina'), await take('Chewang')];
  await note(b, 'Wants a window seat');
  const ofB = await merge(a, b);
  await merge(a, c);
  for (const word of ['Asha', 'Bina', 'Chewang', 'window', b.reference, c.reference])
    expect(await found(word)).toEqual(['Asha']);
  await undo(ofB);
  for (const word of ['Asha', 'Chewang', c.reference]) expect(await found(word)).toEqual(['Asha']);
  for (const word of ['Bina', 'window', b.reference]) expect(await found(word)).toEqual(['Bina']);
});

test('merged, separated and merged again: the history has every step, and the way back from the last', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  const first = await merge(a, b);
  await undo(first);
  const second = await merge(a, b);
  expect((await detailOf(a)).merged).toEqual([{ _id: b.id, reference: b.reference }]);
  const told = (await detailOf(a)).events.filter(({ kind }) => kind === 'merged' || kind === 'unmerged');
  expect(told).toMatchObject([
    { kind: 'merged', reference: b.reference, undoId: second },
    { kind: 'unmerged', reference: b.reference },
    { kind: 'merged', reference: b.reference, undoId: null },
  ]);
  const again = await undo(first);
  expect(again.status).toBe(409);
  expect(again.body.message).toBe('This was undone already.');
  expect((await undo(second)).status).toBe(200);
  expect(await rowOf(b.id)).toEqual(b);
});

test.each([
  ['the inner merge first', [0, 1]],
  ['the outer merge first', [1, 0]],
])('a chain that is undone, %s, leaves every note with its enquiry', async (_order, order) => {
  const [a, b, c] = [await take('Asha'), await take('Bina'), await take('Chewang')];
  await note(c, 'of Chewang');
  const merges = [await merge(b, c)];
  await note(b, 'of Bina');
  merges.push(await merge(a, b));
  await note(a, 'of Asha');
  expect(await notesOf(a)).toEqual(['of Asha', 'of Bina', 'of Chewang']);
  for (const place of order) expect((await undo(merges[place] ?? '')).status).toBe(200);
  for (const row of [a, b, c]) {
    expect(await notesOf(row)).toEqual([`of ${row.full_name}`]);
    expect(await found(row.full_name)).toEqual([row.full_name]);
    expect(await rowOf(row.id)).toEqual(row);
  }
});

test('the history says which enquiry a line belongs to, and tells of each merge once', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  await note(b, 'Vegetarian');
  await merge(a, b);
  const { events } = await detailOf(a);
  expect(events.map(({ kind, happenedTo }) => [kind, happenedTo])).toEqual([
    ['merged', null],
    ['note', b.reference],
    ['received', b.reference],
    ['received', null],
  ]);
  expect((await detailOf(b)).events.map(({ kind, happenedTo }) => [kind, happenedTo])).toEqual([
    ['merged_into', null],
    ['note', null],
    ['received', null],
  ]);
});

test('what was taken over goes back through a chain, and comes from who is left', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  const c = await take('Chewang', { userEmail: 'chewang@example.com' });
  const d = await take('Dawa', { userEmail: 'dawa@example.com' });
  const inner = await merge(b, c);
  await merge(a, b);
  await merge(a, d);
  expect((await rowOf(a.id)).user_email).toBe('chewang@example.com');
  await undo(inner);
  expect((await rowOf(b.id)).user_email).toBe('');
  expect((await rowOf(a.id)).user_email).toBe('dawa@example.com');
});

test('what staff emptied since is not taken over once more by the next merge', async () => {
  const [a, b, c] = [await take('Asha'), await take('Bina'), await take('Chewang')];
  await site.put(`/manage/bookings/${b.id}/next-action`, { as, body: { on: '2026-12-01' } });
  await merge(a, b);
  expect((await rowOf(a.id)).next_action_on).toBe('2026-12-01');
  await site.put(`/manage/bookings/${a.id}/next-action`, { as, body: { on: '' } });
  await merge(a, c);
  expect((await rowOf(a.id)).next_action_on).toBeNull();
});

test('a merge is undone whatever became of the survivor', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  const undoId = await merge(a, b);
  await site.put(`/manage/bookings/${a.id}/status`, { as, body: { from: 'new', to: 'spam' } });
  await site.delete(`/booking/${a.id}`, { as });
  expect((await undo(undoId)).status).toBe(200);
  expect(await rowOf(b.id)).toEqual(b);
  expect(await rowOf(a.id)).toMatchObject({ status: 'spam', deleted_at: new Date(clock).toISOString() });
  expect(await found('Bina')).toEqual(['Bina']);
});

test('a merged enquiry is not in the bin: it lives as long as the one it was merged into', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  await note(b, 'Wants a window seat');
  const undoId = await merge(a, b);
  const bin = (await site.get<DeskEnquiry[]>('/manage/bookings/bin', { as })).body.data;
  const counts = (await site.get<DeskCounts>('/manage/bookings/counts', { as })).body.data;
  expect([bin.length, counts.inBin]).toEqual([0, 0]);

  await passDays(40);
  expect(await notesOf(a)).toEqual(['Wants a window seat']);
  expect((await undo(undoId)).status).toBe(200);
  await merge(a, b);
  await site.delete(`/booking/${a.id}`, { as });
  await passDays(30);
  for (const table of ['bookings', 'booking_events', 'booking_merges', 'search_words'] as const) {
    const rows = await site.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(b.id);
  }
});

test('a binned enquiry that was merged since does not come back by undoing the older change', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  pass(60_000);
  const change = { bookings: [{ _id: b.id, status: 'new' }], change: { kind: 'bin' } };
  const binned = await site.post<{ undoId: string }>('/manage/bookings/changes', { as, body: change });
  await site.post(`/booking/${b.id}/restore`, { as });
  clock -= 60_000;
  await merge(a, b);
  expect((await undo(binned.body.data.undoId)).status).toBe(409);
  expect(await found('Bina')).toEqual(['Asha']);
});

test('merged both ways at the same moment, there is one merge', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  const one = (id: string, otherId: string) =>
    site.post(`/manage/bookings/${id}/merge`, { as, body: { otherId } });
  const answers = await Promise.all([one(a.id, b.id), one(b.id, a.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rowOf(b.id)).merged_into).toBe(a.id);
  expect((await rowOf(a.id)).merged_into).toBeNull();
});

test('merges and notes at the same moment lose no word', async () => {
  const [a, b, c, d] = [await take('Asha'), await take('Bina'), await take('Chewang'), await take('Dawa')];
  const into = (otherId: string) => site.post(`/manage/bookings/${a.id}/merge`, { as, body: { otherId } });
  const answers = await Promise.all([
    into(b.id),
    note(a, 'window'),
    into(c.id),
    note(a, 'vegetarian'),
    into(d.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const word of ['Bina', 'Chewang', 'Dawa', 'window', 'vegetarian'])
    expect(await found(word)).toEqual(['Asha']);
});

test('a merged enquiry is counted and listed once, and is nobody’s duplicate', async () => {
  const [a, b] = [await take('Asha'), await take('Asha')];
  expect((await detailOf(a)).duplicates.map(({ _id }) => _id)).toEqual([b.id]);
  await merge(a, b);
  expect((await detailOf(a)).duplicates).toEqual([]);
  expect(await found('Asha')).toEqual(['Asha']);
  const counts = (await site.get<DeskCounts>('/manage/bookings/counts', { as })).body.data;
  expect(counts.byStatus.new).toBe(1);
  const csv = await site.get('/manage/bookings.csv', { as });
  expect(String(csv.body).match(/Asha/g)).toHaveLength(1);
});
