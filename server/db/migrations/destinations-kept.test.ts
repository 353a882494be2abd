// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPages } from '../../../contracts/tours/pages-of-destinations.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makePicture } from '../../../tests/support/factories.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { findChoices } from '../../features/page-content/choices.queries.ts';
import { insertPlaceholders } from '../../features/settings/settings.queries.ts';
import { up } from './0073-destinations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a new site writes its own places; one that is installed keeps what it said of them, with the pictures', async () => {
  const { db } = database;
  await up(db as never);
  expect(await db.selectFrom('page_content_versions').select('id').execute()).toEqual([]);
  await insertPlaceholders(db, demoSettings, new Date());
  const { id } = await makePicture(db);
  const url = '/media/scenes/rumtek-courtyard/card-1800.webp';
  await db.updateTable('media').set({ url }).where('id', '=', id).execute();
  await up(db as never);
  const { destinations } = await findChoices(db);
  expect(destinations.map(({ key, name }) => [key, name])).toEqual(
    ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'].map((name) => [name, name]),
  );
  const shown = withPages(destinations).map(({ name }) => name);
  expect(shown).toEqual(['Gangtok', 'Darjeeling', 'Dooars', 'Sikkim', 'Bhutan']);
  const pictures = await db.selectFrom('page_content_media').selectAll().execute();
  expect(pictures).toEqual([{ key: 'destinations', media_id: id }]);
});
