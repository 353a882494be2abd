import { type ColumnMetadata, sql } from 'kysely';
import { expect, test } from 'vitest';
import { NOT_FILLED, TABLES } from '../../../tests/support/database/all-tables.ts';
import { openEmptyDatabase } from '../../../tests/support/database/test-database.ts';
import type { Db } from '../database.ts';
import { countRows, type RowCounts } from '../dialect/copy-database.ts';
import { isPostgres } from '../dialect/is-postgres.ts';
import { MIGRATION_NAMES, migrateToLatest, migrateUpTo } from '../migrate.ts';

const ROWS = 3;
const TIME = '2026-05-01T10:00:00.000Z';
/** What the value of a column looks like where its type does not say. */
const VALUES: Record<string, (nth: number) => unknown> = {
  user_id: (nth) => `users-${nth}`,
  stop_id: (nth) => `stops-${nth}`,
  tour_id: (nth) => `tours-${nth}`,
  booking_id: (nth) => `bookings-${nth}`,
  kept_id: () => 'bookings-1',
  other_id: (nth) => `bookings-${nth}`,
  road_id: (nth) => `roads-${nth}`,
  team_member_id: (nth) => `team_members-${nth}`,
  media_id: (nth) => `media-${nth}`,
  customer_id: (nth) => `customers-${nth}`,
  message_id: (nth) => `contact_messages-${nth}`,
  subscriber_id: (nth) => `subscribers-${nth}`,
  issue_id: (nth) => `newsletter_issues-${nth}`,
  file_id: (nth) => `reply_files-${nth}`,
  entry_id: (nth) => `money_entries-${nth}`,
  import_id: (nth) => `imports-${nth}`,
  mail_id: (nth) => `outbox-${nth}`,
  browser_id: (nth) => `known_browsers-${nth}`,
  handed_to: (nth) => `users-${nth}`,
  invited_by: (nth) => `users-${nth}`,
  from_id: (nth) => `users-${nth}`,
  to_id: (nth) => `users-${nth}`,
  email: (nth) => `traveller-${nth}@example.com`,
  user_email: (nth) => `traveller-${nth}@example.com`,
  recipient: (nth) => `traveller-${nth}@example.com`,
  full_name: (nth) => `Asha Rai ${nth}`,
  phone: (nth) => `+9198320000${nth}0`,
  role: () => 'user',
  staff_role: () => 'owner',
  status: () => 'new',
  source: () => 'site',
  city: () => 'Gangtok',
  book_at: () => '2026-12-01',
  url: (nth) => `/media/scenes/tsomgo-lake/card-${nth}.webp`,
  rating: () => 5,
  position: (nth) => nth,
  kind: () => 'enquiry-received',
  payload: (nth) => JSON.stringify({ reference: `reference ${nth}` }),
  body: () => '{}',
  taken_over: () => '{}',
  replaced: () => '{}',
  moved: () => '{}',
  widths: () => '[]',
  dossier: () => '{}',
  traits: () => '{}',
  facts: () => '{}',
  languages: () => '[]',
  state: () => 'waiting',
};

async function withEmptyDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openEmptyDatabase();
  await work(db).finally(close);
}

function cellOf(table: string, { name, dataType, isNullable }: ColumnMetadata, nth: number): unknown {
  const known = VALUES[name]?.(nth);
  if (name === 'id') return /int/i.test(dataType) ? nth : `${table}-${nth}`;
  // A tour is on sale, not new.
  if (name === 'staff_role' && table === 'staff_invitations') return 'agent';
  if (name === 'status' && table === 'tours') return 'published';
  if (known !== undefined) return known;
  if (isNullable) return null;
  if (/_(at|on)$/.test(name)) return TIME;
  return /int|real|numeric|double|float/i.test(dataType) ? Number(!name.startsWith('is_')) : `${name} ${nth}`;
}

/** Rows in every table that there is, as it is at that version. */
async function fill(db: Db): Promise<RowCounts> {
  const found = await db.introspection.getTables();
  for (const name of TABLES) {
    const table = found.find((one) => one.name === name);
    if (!table) continue;
    for (let nth = 1; nth <= ROWS; nth += 1) {
      const row = table.columns.map((column) => [column.name, cellOf(name, column, nth)]);
      await db
        .insertInto(name as never)
        .values(Object.fromEntries(row) as never)
        .execute();
    }
  }
  return countRows(db);
}

test('every table is filled that there is today', async () => {
  await withEmptyDatabase(async (db) => {
    await migrateToLatest(db);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const named = [...TABLES, ...NOT_FILLED].toSorted();
    expect(named, 'Name a new table in TABLES, after those that it points to.').toEqual(tables.toSorted());
    const filled = await fill(db);
    expect(TABLES.filter((name) => filled[name] !== ROWS)).toEqual([]);
  });
});

test.each(MIGRATION_NAMES)(
  'a filled database of %s is brought up to date, and keeps every row',
  async (name) => {
    await withEmptyDatabase(async (db) => {
      await migrateUpTo(db, name);
      const before = await fill(db);
      const later = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(name) + 1);
      expect(await migrateToLatest(db)).toEqual(later);
      const after = await countRows(db);
      expect(after).toMatchObject({ bookings: ROWS, users: ROWS, tours: ROWS, reviews: ROWS, outbox: ROWS });
      const fewer = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
      expect(fewer).toEqual([]);
      const names = await db.selectFrom('bookings').select('full_name').orderBy('id').execute();
      expect(names.map((row) => row.full_name)).toEqual(['Asha Rai 1', 'Asha Rai 2', 'Asha Rai 3']);
      if (!isPostgres(db)) expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
    });
  },
);
