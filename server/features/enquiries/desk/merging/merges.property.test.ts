// @module-tag dialect
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { Changed } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { wordsOf } from '../../../../db/words-of-texts.ts';
import { listStandingMerges } from '../../merges.queries.ts';

const NAMES = ['Asha', 'Bina', 'Chewang', 'Dawa'];
const START = Date.parse('2026-11-20T06:30:00.000Z');
let site: TestApp;
let admin: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(new Date(START + 3_600_000).toISOString());
  admin = await makeAdmin(site.db);
  as = await site.signIn(admin);
});
afterAll(() => site.close());

/** What staff do, to which of those that it can be done to. */
const step = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.constant('merge' as const), fc.nat(), fc.nat()) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('undo' as const), fc.nat()) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('note' as const), fc.nat()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('call' as const), fc.nat()) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('status' as const), fc.nat(), fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('owner' as const), fc.nat(), fc.nat(1)) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('undo a change' as const), fc.nat()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('bin' as const), fc.nat()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('restore' as const), fc.nat()) },
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** What was done so far: which note to which enquiry, what can be undone, and what staff made of each by hand. */
type Done = { noted: Map<string, string>; changes: string[]; given: { id: string; state: string | null }[] };

test('whatever is merged and separated, every note stays with its enquiry, and search finds what the tables say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const made = await makeEnquiries();
      const soFar: Done = { noted: new Map(), changes: [], given: [] };
      for (const [number, taken] of steps.entries()) {
        site.setClock(new Date(START + 3_600_000 + number * 1_000).toISOString());
        await take(taken, `noted${'abcdefghijklmn'[number]}`, soFar);
      }
      await expectNotesAtHome(soFar.noted);
      await expectWordsAsDerived();
      await expectFoundInTheList(made);
      await undoAll();
      await expectWordsAsDerived();
      await expectAsMade(made, soFar);
    }),
    { numRuns: 20, seed: 8 },
  );
}, 60_000);

/** The two eldest have no email of their own, so that there is something to take over. */
async function makeEnquiries(): Promise<BookingRow[]> {
  for (const table of ['bookings', 'search_words'] as const) await site.db.deleteFrom(table).execute();
  const made = [];
  for (const [place, fullName] of NAMES.entries()) {
    const enquiry = await makeEnquiry(site.db, {
      user_id: null,
      full_name: fullName,
      user_email: place < 2 ? '' : `${fullName.toLowerCase()}@example.com`,
      created_at: new Date(START + place * 60_000).toISOString(),
    });
    made.push(enquiry);
  }
  return made;
}

/** One step of staff; where there is nothing to do it to, none. */
async function take([what, one, two = 0]: Step, text: string, soFar: Done): Promise<void> {
  const rows = await site.db.selectFrom('bookings').selectAll().orderBy('created_at').execute();
  const open = rows.filter((row) => row.deleted_at === null);
  const chosen = (among: BookingRow[], place: number) => among[place % Math.max(1, among.length)]?.id;
  const id = chosen(open, one);
  if (what === 'undo') {
    const merges = await listStandingMerges(
      site.db,
      rows.map((row) => row.id),
    );
    const merge = merges[one % Math.max(1, merges.length)];
    if (merge) await done(site.post(`/manage/bookings/changes/${merge.id}/undo`, { as }));
  } else if (what === 'restore') {
    const binned = rows.filter((row) => row.deleted_at !== null && row.merged_into === null);
    const back = chosen(binned, one);
    if (back) await done(site.post(`/booking/${back}/restore`, { as }));
  } else if (what === 'merge') {
    const others = open.filter((row) => row.id !== id);
    const body = { otherId: chosen(others, two) };
    if (body.otherId) await done(site.post(`/manage/bookings/${id}/merge`, { as, body }));
  } else if (what === 'undo a change') {
    const change = soFar.changes[one % Math.max(1, soFar.changes.length)];
    // One that cannot be undone any more is refused.
    if (change)
      expect([200, 409]).toContain(
        (await site.post(`/manage/bookings/changes/${change}/undo`, { as })).status,
      );
  } else if (id && (what === 'status' || what === 'owner')) {
    const { status: from } = rows.find((row) => row.id === id) as BookingRow;
    const to = ENQUIRY_TRANSITIONS[from][two % ENQUIRY_TRANSITIONS[from].length] ?? from;
    const ownerId = two === 0 ? '' : admin.id;
    const body = what === 'status' ? { from, to, isMeant: true } : { ownerId };
    const answer = await site.put<Changed>(`/manage/bookings/${id}/${what}`, { as, body });
    expect(answer.status).toBe(200);
    soFar.given.push({ id, state: what === 'status' ? to : ownerId });
    if (answer.body.data.undoId) soFar.changes.push(answer.body.data.undoId);
  } else if (id && what === 'note') {
    await done(site.post(`/manage/bookings/${id}/notes`, { as, body: { text } }));
    soFar.noted.set(text, id);
  } else if (id && what === 'call') {
    await done(site.post(`/manage/bookings/${id}/contacts`, { as, body: { channel: 'call' } }));
  } else if (id) {
    await done(site.delete(`/booking/${id}`, { as }));
  }
}

async function done(answer: Promise<{ status: number }>): Promise<void> {
  expect((await answer).status).toBe(200);
}

async function expectNotesAtHome(noted: ReadonlyMap<string, string>): Promise<void> {
  const events = await site.db.selectFrom('booking_events').selectAll().where('kind', '=', 'note').execute();
  expect(new Map(events.map((event) => [JSON.parse(event.body).text, event.booking_id]))).toEqual(noted);
}

/** Derived once more, in another way than the site does it: from each enquiry to all that it is a part of. */
async function expectWordsAsDerived(): Promise<void> {
  const rows = await site.db.selectFrom('bookings').selectAll().execute();
  const events = await site.db.selectFrom('booking_events').selectAll().where('kind', '=', 'note').execute();
  const expected = new Set<string>();
  for (const row of rows) {
    const noted = events.filter((event) => event.booking_id === row.id);
    const words = wordsOf([
      ...[row.full_name, row.phone, row.user_email, row.reference, row.tour_name],
      // A zero that they begin with is left out, as it is of what is typed.
      row.phone.replace(/\D/g, '').slice(-5).replace(/^0/, ''),
      ...noted.map((event) => JSON.parse(event.body).text),
    ]);
    for (let at: BookingRow | undefined = row; at; at = rows.find(({ id }) => id === at?.merged_into))
      for (const word of words) expected.add(`${at.id} ${word}`);
  }
  const stored = await site.db.selectFrom('search_words').selectAll().where('kind', '=', 'booking').execute();
  expect(stored.map((row) => `${row.subject_id} ${row.word}`).sort()).toEqual([...expected].sort());
}

async function expectFoundInTheList(made: readonly BookingRow[]): Promise<void> {
  const rows = await site.db.selectFrom('bookings').selectAll().execute();
  for (const { id, reference } of made) {
    let survivor = rows.find((row) => row.id === id);
    while (survivor?.merged_into) survivor = rows.find((row) => row.id === survivor?.merged_into);
    const found = await site.get<DeskEnquiry[]>(`/manage/bookings?q=${reference}`, { as });
    const inList = survivor?.deleted_at === null ? [survivor.id] : [];
    expect(found.body.data.map(({ _id }) => _id)).toEqual(inList);
  }
}

async function undoAll(): Promise<void> {
  const standing = await site.db
    .selectFrom('booking_merges')
    .select('id')
    .where('undone_at', 'is', null)
    .execute();
  for (const { id } of standing) await done(site.post(`/manage/bookings/changes/${id}/undo`, { as }));
}

/**
 * With nothing merged, each has what it came with: contact details of another nowhere, nobody's call but its own, and no
 * status or owner that was not once given to itself, by hand or by answering it.
 */
async function expectAsMade(made: readonly BookingRow[], { given }: Done): Promise<void> {
  for (const { id, status, owner_id, deleted_at: _binned, first_reply_at: _replied, ...own } of made) {
    const row = await site.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject(own);
    const calls = await site.db
      .selectFrom('booking_events')
      .select('id')
      .where('booking_id', '=', id)
      .where('kind', '=', 'call')
      .execute();
    expect(row.first_reply_at !== null).toBe(calls.length > 0);
    const byHand = given.filter((one) => one.id === id).map(({ state }) => state);
    expect([status, owner_id, ...byHand, ...(calls.length > 0 ? ['contacted', admin.id] : [])]).toEqual(
      expect.arrayContaining([row.status, row.owner_id]),
    );
  }
}
