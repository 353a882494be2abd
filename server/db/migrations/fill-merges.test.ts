// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import { newId } from '../identifiers.ts';
import type { BookingRow } from '../schema.ts';
import { fillBookingWords } from './fill-booking-words.ts';
import { fillMerges } from './fill-merges.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (minute: number) =>
  new Date(Date.parse('2026-11-20T06:30:00.000Z') + minute * 60_000).toISOString();

/** An event as it stood after the earlier merges: under whatever enquiry had taken it over last. */
async function event(bookingId: string, kind: string, body: object): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('booking_events')
    .values({
      id,
      booking_id: bookingId,
      kind,
      actor_id: null,
      actor_name: 'Dolma',
      body: JSON.stringify(body),
      created_at: at(30),
    })
    .execute();
  return id;
}

type Earlier = {
  kept: BookingRow;
  other: BookingRow;
  eventIds: string[];
  filled?: string[];
  undone?: boolean;
};

async function merge(
  { kept, other, eventIds, filled = [], undone = false }: Earlier,
  minute: number,
): Promise<string> {
  const id = newId();
  const body = { kind: 'merge', keptId: kept.id, otherId: other.id, eventIds, filled, isAnswered: false };
  await database.db
    .insertInto('booking_changes')
    .values({
      id,
      body: JSON.stringify(body),
      created_at: at(minute),
      undone_at: undone ? at(minute + 1) : null,
    })
    .execute();
  return id;
}

const bookingOf = (id: string) =>
  database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('merges from before their table can be undone in any order, and every event is back where it happened', async () => {
  const { db } = database;
  const user = await makeUser(db);
  const given = { user_id: user.id, user_email: 'chewang@example.com' };
  const a = await makeEnquiry(db, { full_name: 'Asha', created_at: at(0), ...given });
  const gone = { deleted_at: at(40) };
  const b = await makeEnquiry(db, {
    full_name: 'Bina',
    created_at: at(1),
    merged_into: a.id,
    ...gone,
    ...given,
  });
  const c = await makeEnquiry(db, {
    full_name: 'Chewang',
    created_at: at(2),
    merged_into: b.id,
    ...gone,
    ...given,
  });
  const [ofC, ofB, ofA] = [
    await event(a.id, 'note', { text: 'window' }),
    await event(a.id, 'note', { text: 'vegetarian' }),
    await event(a.id, 'call', { text: 'Calls back on Monday' }),
  ];
  const merged = await event(a.id, 'merged', { reference: c.reference, undoId: newId() });
  const told = await event(a.id, 'unmerged', { reference: c.reference });
  const notifiedOther = await event(a.id, 'unmerged', { reference: b.reference });
  const moved = [ofC, notifiedOther];
  // C into B, undone, and again; then B, which had C's, into A. The table of changes holds another change, too.
  const first = await merge({ kept: b, other: c, eventIds: moved, filled: ['user_email'], undone: true }, 10);
  const filled = ['user_id', 'user_email'];
  const second = await merge({ kept: b, other: c, eventIds: moved, filled }, 20);
  const third = await merge({ kept: a, other: b, eventIds: [ofB, merged, told, ...moved], filled }, 40);
  const change = { id: newId(), body: '{"kind":"change","items":[]}', created_at: at(5), undone_at: null };
  await db.insertInto('booking_changes').values(change).execute();

  await fillMerges(db as never);
  await fillBookingWords(db as never);

  expect(await db.selectFrom('booking_merges').selectAll().orderBy('merged_at').execute()).toEqual([
    {
      id: first,
      kept_id: b.id,
      other_id: c.id,
      taken_over: '[]',
      replaced: '{}',
      moved: '{}',
      merged_at: at(10),
      undone_at: at(11),
    },
    {
      id: second,
      kept_id: b.id,
      other_id: c.id,
      taken_over: '["user_email"]',
      replaced: '{}',
      moved: '{}',
      merged_at: at(20),
      undone_at: null,
    },
    {
      id: third,
      kept_id: a.id,
      other_id: b.id,
      taken_over: '["user_email"]',
      replaced: '{}',
      moved: '{}',
      merged_at: at(40),
      undone_at: null,
    },
  ]);
  expect(
    await db.selectFrom('booking_changes').select(['id', 'body', 'created_at', 'undone_at']).execute(),
  ).toEqual([change]);
  const events = await db
    .selectFrom('booking_events')
    .select(['id', 'booking_id', 'kind'])
    .where('kind', '!=', 'received')
    .execute();
  expect(Object.fromEntries(events.map(({ id, booking_id, kind }) => [id, [booking_id, kind]]))).toEqual({
    [ofC]: [c.id, 'note'],
    [ofB]: [b.id, 'note'],
    [ofA]: [a.id, 'call'],
    [merged]: [b.id, 'merged'],
    [told]: [b.id, 'unmerged'],
    [notifiedOther]: [c.id, 'separated'],
  });
  expect([(await bookingOf(a.id)).user_id, (await bookingOf(b.id)).user_id]).toEqual([null, null]);
  expect((await bookingOf(c.id)).user_id).toBe(user.id);
  const finders = async (word: string) =>
    (await db.selectFrom('search_words').select('subject_id').where('word', '=', word).execute())
      .map((row) => row.subject_id)
      .sort();
  expect(await finders('window')).toEqual([a.id, b.id, c.id].sort());
  expect(await finders('vegetarian')).toEqual([a.id, b.id].sort());
  expect(await finders('monday')).toEqual([a.id]);
});
