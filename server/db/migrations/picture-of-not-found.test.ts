// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { up } from './0079-picture-of-not-found.ts';

test('a site of before keeps the picture of “page not found” and its menu; a new one has none', async () => {
  const { db, close } = await openTestDatabase();
  const versions = () =>
    db
      .selectFrom('page_content_versions')
      .select('content')
      .where('key', '=', 'frame')
      .orderBy('id')
      .execute();
  await up(db as never);
  expect(await versions()).toEqual([]);
  const setting = { name: 'town', value: '"Kalimpong"', is_placeholder: 0, updated_at: '' } as const;
  await db.insertInto('settings').values(setting).execute();
  const menu = [{ text: 'Our trips', to: '/tours' }];
  const earlier = { id: '0', key: 'frame', content: JSON.stringify({ menu }), published_at: '' } as const;
  await db
    .insertInto('page_content_versions')
    .values({ ...earlier, published_by: null })
    .execute();
  await up(db as never);
  const [, latest] = await versions();
  expect(JSON.parse(latest?.content ?? '')).toEqual({
    menu,
    notFound: { picture: expect.stringContaining('nathula-switchbacks') },
  });
  await close();
});
