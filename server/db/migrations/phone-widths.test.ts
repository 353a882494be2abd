// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makePicture } from '../../../tests/support/factories.ts';
import { up } from './0011-phone-widths.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('drawn scenes get the width of phones, and what was uploaded keeps its files', async () => {
  const { db } = database;
  const widths = '[480,800,1200,1800]';
  const [scene, upload] = [await makePicture(db), await makePicture(db)];
  await db.updateTable('media').set({ widths }).execute();
  await db
    .updateTable('media')
    .set({ url: '/media/scenes/tsomgo-lake/card-1800.webp' })
    .where('id', '=', scene.id)
    .execute();
  await up(db as never);
  const rows = await db.selectFrom('media').select(['id', 'widths']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.widths]))).toEqual({
    [scene.id]: '[480,640,800,1200,1800]',
    [upload.id]: widths,
  });
});
