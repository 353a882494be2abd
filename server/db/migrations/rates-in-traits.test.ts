// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { up } from './0065-rates-in-traits.ts';

test('tours from before cards knew the price of a party have their rates there', async () => {
  const { db, close } = await openTestDatabase();
  const parties = [{ people: 2, perPerson: 31_500 }];
  const pricing = { minTravellers: 2, parties, extraBed: 900 };
  const dossier = JSON.stringify({ pricing, suitability: { maxAge: 65 } });
  await makeTour(db);
  await db.updateTable('tours').set({ dossier, traits: '{"startTown":"Paro"}' }).execute();
  await up(db as never);
  const [tour] = await db.selectFrom('tours').select('traits').execute();
  expect(JSON.parse(tour?.traits ?? '')).toEqual({
    startTown: 'Paro',
    maxAge: 65,
    rates: { minTravellers: 2, parties, seasons: [], isTaxIncluded: null, taxPercent: null },
  });
  await close();
});
