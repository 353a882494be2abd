// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { findLook } from '../../features/look/look.queries.ts';
import { insertPlaceholders } from '../../features/settings/settings.queries.ts';
import { up } from './0078-mark-of-the-demo.ts';

test('a demo of before keeps its mark, once; a new site and another agency have none', async () => {
  const { db, close } = await openTestDatabase();
  const nameIt = (agencyName: string) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(agencyName) })
      .where('name', '=', 'agencyName')
      .execute();
  const versions = () => db.selectFrom('page_content_versions').select('key').execute();
  await up(db as never);
  await insertPlaceholders(db, demoSettings, new Date());
  await nameIt('Changthang Travels');
  await up(db as never);
  expect(await versions()).toEqual([]);
  await nameIt('Teesta Trails');
  for (let time = 0; time < 2; time += 1) await up(db as never);
  expect(await versions()).toEqual([{ key: 'look' }]);
  expect((await findLook(db)).mark).toBe('/media/brand/teesta-trails');
  await close();
});
