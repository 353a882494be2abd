// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { up } from './0066-closed-months-in-traits.ts';

test('tours from before cards knew closed months have theirs there', async () => {
  const { db, close } = await openTestDatabase();
  const months = [
    { month: 7, mark: 'closed', word: 'no rafting' },
    { month: 10, mark: 'best', word: '' },
  ];
  await makeTour(db);
  await db
    .updateTable('tours')
    .set({ dossier: JSON.stringify({ months }), traits: '{"startTown":"Paro"}' })
    .execute();
  await up(db as never);
  const [tour] = await db.selectFrom('tours').select('traits').execute();
  expect(JSON.parse(tour?.traits ?? '')).toEqual({ startTown: 'Paro', closedMonths: [7] });
  await close();
});
