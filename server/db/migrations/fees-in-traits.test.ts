// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { up } from './0060-fees-in-traits.ts';

test('fees from before they stood beside prices do so', async () => {
  const { db, close } = await openTestDatabase();
  const fees = [
    { name: 'Development fee', perPerson: 1_200, nights: 5, freeBelow: 6, halfBelow: 12 },
    { name: 'Park', perPerson: 500, nights: 1, freeBelow: null, halfBelow: null },
  ];
  const stored = { dossier: JSON.stringify({ pricing: { fees } }), traits: '{"startTown":"Paro"}' };
  await makeTour(db);
  await db.updateTable('tours').set(stored).execute();
  await up(db as never);
  const rows = await db.selectFrom('tours').select('traits').orderBy('id').execute();
  expect(rows.map(({ traits }) => JSON.parse(traits))).toEqual([{ startTown: 'Paro', feesPerPerson: 6_500 }]);
  await close();
});
