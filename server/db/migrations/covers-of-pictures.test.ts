// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makePicture, makeTour } from '../../../tests/support/factories.ts';
import { up } from './0007-covers-of-pictures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('covers that were left behind follow their pictures, and typed photos come by https', async () => {
  const { db } = database;
  const [lake, ridge] = [await makePicture(db), await makePicture(db)];
  const tours = [
    await makeTour(db, { photo: '/media/uploads/gone/aaaaaaaa-800.webp' }),
    await makeTour(db, { photo: ridge.url }),
    await makeTour(db, { photo: '/media/typed.jpg' }),
    await makeTour(db, { photo: 'HTTP://pictures.example/a.jpg?from=http://b' }),
    await makeTour(db, { photo: 'https://pictures.example/b.jpg' }),
  ];
  const shown = [
    [0, 0, lake],
    [0, 1, ridge],
    [1, 0, ridge],
  ] as const;
  for (const [place, position, { id }] of shown) {
    const tour_id = tours[place]?.id ?? '';
    await db.insertInto('tour_pictures').values({ tour_id, position, media_id: id }).execute();
  }
  await up(db as never);
  const rows = await db.selectFrom('tours').select('photo').orderBy('id').execute();
  expect(rows.map(({ photo }) => photo)).toEqual([
    lake.url,
    ridge.url,
    '/media/typed.jpg',
    'https://pictures.example/a.jpg?from=http://b',
    'https://pictures.example/b.jpg',
  ]);
});
