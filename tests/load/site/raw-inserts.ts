import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openDatabase, SQLITE_FILE } from '../../../server/db/database.ts';
import { migrateToLatest } from '../../../server/db/migrate.ts';

type Row = Record<string, SQLInputValue>;
type Table = { name: string; rows: Row[] };

const TABLES: [name: string, column: string][] = [
  ['bookings', 'id'],
  ['booking_events', 'booking_id'],
  ['search_words', 'subject_id'],
  ['outbox', 'about_id'],
];

export function rowsOfEnquiry(dataDir: string, enquiryId: string, key: string): Table[] {
  const site = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  const find = (name: string, column: string, value: string) => ({
    name,
    rows: site.prepare(`select * from ${name} where ${column} = ?`).all(value) as Row[],
  });
  const found = [
    ...TABLES.map(([name, column]) => find(name, column, enquiryId)),
    find('idempotency_keys', 'key', key),
  ];
  site.close();
  return found;
}

/** Inserts these rows repeatedly; each enquiry has a commit that waits for the disk. */
export async function openRawInserts(folder: string, tables: Table[]) {
  const db = openDatabase({ dataDir: folder, databaseUrl: undefined });
  await migrateToLatest(db);
  await db.destroy();
  const raw = new DatabaseSync(join(folder, SQLITE_FILE));
  raw.exec('pragma journal_mode = wal');
  raw.exec('pragma synchronous = full');
  // The accounts and tours they refer to exist only on the site; checking them is not part of an insert.
  raw.exec('pragma foreign_keys = off');
  const [begin, commit] = [raw.prepare('begin immediate'), raw.prepare('commit')];
  const inserts = tables.map(({ name, rows }) => {
    const columns = Object.keys(rows[0] ?? {});
    const statement = raw.prepare(
      `insert into ${name} (${columns}) values (${columns.map(() => '?').join(', ')})`,
    );
    return { name, rows, statement };
  });
  let made = 0;
  return {
    measure(count: number): number {
      const begun = performance.now();
      for (const last = made + count; made < last; made += 1) {
        begin.run();
        for (const { name, rows, statement } of inserts)
          rows.forEach(
            (row, at) => void statement.run(...Object.values(renamed(name, row, `${made}-${at}`))),
          );
        commit.run();
      }
      return (count * 1_000) / (performance.now() - begun);
    },
    close: () => raw.close(),
  };
}

function renamed(name: string, row: Row, own: string): Row {
  const enquiry = `${own.split('-')[0]}-${row.booking_id ?? row.subject_id ?? row.about_id ?? row.id}`;
  if (name === 'bookings') return { ...row, id: enquiry, reference: own };
  if (name === 'booking_events') return { ...row, id: own, booking_id: enquiry };
  if (name === 'search_words') return { ...row, subject_id: enquiry };
  if (name === 'outbox') return { ...row, id: own, about_id: enquiry };
  return { ...row, key: own };
}
