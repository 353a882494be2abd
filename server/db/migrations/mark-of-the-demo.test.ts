// @module-tag dialect
import { expect, test } from 'vitest';
import { isMarkOf } from '../../../contracts/look/logo.ts';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { up } from './0078-mark-of-the-demo.ts';

test('a demo of before keeps its mark, once; a new site and another agency have none', async () => {
  const { db, close } = await openTestDatabase();
  const versions = () => db.selectFrom('page_content_versions').select(['key', 'content']).execute();
  await up(db as never);
  const setting = { name: 'agencyName', value: '"Leh Tours"', is_placeholder: 0, updated_at: '' } as const;
  await db.insertInto('settings').values(setting).execute();
  await up(db as never);
  expect(await versions()).toEqual([]);
  await db.updateTable('settings').set({ value: '"Teesta Trails"' }).execute();
  for (let time = 0; time < 2; time += 1) await up(db as never);
  const [{ key, content } = { key: '', content: '{}' }, ...others] = await versions();
  expect([key, others]).toEqual(['look', []]);
  expect(isMarkOf((JSON.parse(content) as { logo: string }).logo, 'Teesta Trails')).toBe(true);
  await close();
});
