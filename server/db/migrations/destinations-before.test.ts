// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makePicture } from '../../../tests/support/factories.ts';
import { up } from './0073-destinations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a new site writes its own places; one that is installed has what it said of them, with the pictures', async () => {
  const { db } = database;
  const versions = () => db.selectFrom('page_content_versions').select(['key', 'content']).execute();
  await up(db as never);
  expect(await versions()).toEqual([]);
  const setting = { name: 'agencyName', value: '"Leh Tours"', is_placeholder: 0, updated_at: '' } as const;
  await db.insertInto('settings').values(setting).execute();
  const { id } = await makePicture(db);
  const url = '/media/scenes/rumtek-courtyard/card-1800.webp';
  await db.updateTable('media').set({ url }).where('id', '=', id).execute();
  await up(db as never);
  const [{ key, content } = { key: '', content: '{}' }] = await versions();
  expect(key).toBe('destinations');
  const { destinations } = JSON.parse(content) as { destinations: Record<'key' | 'name', string>[] };
  expect(destinations.map((one) => [one.key, one.name])).toEqual(
    ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'].map((name) => [name, name]),
  );
  const pictures = await db.selectFrom('page_content_media').selectAll().execute();
  expect(pictures).toEqual([{ key: 'destinations', media_id: id }]);
});
