// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignKeys } from '../../../tests/support/database/foreign-keys.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { PICTURE_USERS } from '../../all-picture-users.ts';
import { NAMING_TABLES } from './named-files.ts';

/** Names of columns that say where a file lies, and of tables whose ids do. */
const COLUMN =
  /(?:^|_)(?:urls?|photos?|pictures?|media|files?|widths|frozen|html|images?|paths?|portrait|logo|cover|avatar)(?:_id)?$/;
const TABLE = /(?:^|_)(?:pictures|media|photos|files|images)$/;
/** What has such a name and names no file of the disk. */
const OTHERS = [
  // Pages of the web.
  ...['issue_links.url', 'roads.source_url', 'stops.source_url'],
  // In the database: see `findBrokenReplyFiles`.
  ...['reply_files', 'reply_file_parts.file_id'],
  // What a receipt or an invoice says.
  'documents.frozen',
  // Which pictures a tour or a page has: `PICTURE_USERS`.
  ...['tour_pictures', 'page_content_media'],
];
/** What points to a row of these shows a picture. */
const PICTURES = ['media', 'review_pictures'];

/** A picture's own film. */
const OWN = 'media_videos.media_id';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const naming = NAMING_TABLES.flatMap(({ table, columns }) => [
  table,
  ...columns.map((one) => `${table}.${one}`),
]);
const showing = PICTURE_USERS.flatMap(({ columns }) =>
  columns.map(({ table, column }) => `${table}.${column}`),
);

/** Tables and columns that look like files, of which neither clean-up nor backups know. */
async function unknownFiles(): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  const named = tables.flatMap(({ name, columns }) => [
    ...(TABLE.test(name) ? [name] : []),
    ...columns.filter((column) => COLUMN.test(column.name)).map((column) => `${name}.${column.name}`),
  ]);
  return named.filter((name) => ![...naming, ...showing, ...OTHERS].includes(name)).sort();
}

async function unknownShowing(): Promise<string[]> {
  const keys = (await foreignKeys(database.db)).filter(({ to }) => PICTURES.includes(to));
  const known = [...showing, OWN];
  return keys.map(({ from, column }) => `${from}.${column}`).filter((name) => !known.includes(name));
}

test('every table and column that names files is known to clean-up and backups, and so is what shows a picture', async () => {
  expect(await unknownFiles()).toEqual([]);
  expect(await unknownShowing()).toEqual([]);
});

test('a new column that names a file, and a new table that shows a picture, are noticed', async () => {
  await database.db.schema
    .createTable('drivers')
    .addColumn('portrait_url', 'text')
    .addColumn('shown_by', 'text', (column) => column.references('media.id'))
    .execute();
  await database.db.schema.createTable('road_photos').addColumn('id', 'text').execute();
  expect(await unknownFiles()).toEqual(['drivers.portrait_url', 'road_photos']);
  expect(await unknownShowing()).toEqual(['drivers.shown_by']);
  for (const table of ['drivers', 'road_photos']) await database.db.schema.dropTable(table).execute();
});
