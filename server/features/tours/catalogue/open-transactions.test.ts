// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMeanwhile, untilWaiting } from '../../../../tests/support/database/postgres-waiting.ts';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../../../tests/support/database/test-database.ts';
import { makePicture, makeReview, makeTour } from '../../../../tests/support/factories.ts';
import { type Db, openDatabase } from '../../../db/database.ts';
import type { MediaRow, TourRow } from '../../../db/schema.ts';
import { openTourCatalogue, type TourCatalogue } from './tour-catalogue.ts';

let database: TestDatabase;
let db: Db;
/** Another process on the same database. */
let otherDb: Db;
let other: TourCatalogue;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  otherDb = openDatabase(database);
});
afterAll(async () => {
  await otherDb.destroy();
  await database.close();
});
beforeEach(async () => {
  await db.deleteFrom('tours').execute();
  other = openTourCatalogue(otherDb);
});

async function shownBy(catalogue: TourCatalogue): Promise<unknown[]> {
  const { texts } = await catalogue.summarise((await catalogue.read()).list('newest'));
  return texts.map((text) => JSON.parse(Buffer.from(text).toString()));
}

async function expectUpToDate(): Promise<void> {
  expect(await shownBy(other)).toEqual(await shownBy(openTourCatalogue(otherDb)));
}

const rename = (trx: Db, { id }: TourRow) =>
  trx.updateTable('tours').set({ title: 'Ice walk' }).where('id', '=', id).execute();
const describeAs = (trx: Db, { id }: MediaRow, alt: string) =>
  trx.updateTable('media').set({ alt }).where('id', '=', id).execute();

// On SQLite a transaction that writes is alone.
describe.runIf(isOnPostgres())('of transactions that are open at once', () => {
  test('one that has written a tour holds up no review of another tour', async () => {
    const [lake, train] = [await makeTour(db), await makeTour(db)];
    await shownBy(other);
    await db.transaction().execute(async (trx) => {
      await rename(trx, lake);
      await makeReview(otherDb, { tour_id: train.id, rating: 2 });
      expect((await other.read()).ratingsOf(train.id).newest).toEqual([2]);
    });
    await expectUpToDate();
  });

  test('one that is done later has the higher revision, though it has written first', async () => {
    const [lake, train] = [await makeTour(db), await makeTour(db)];
    await shownBy(other);
    const beginCommit = (trx: Db) => sql`set constraints all immediate`.execute(trx);
    // Else this look between the two would miss the first.
    await askMeanwhile(db, (trx) => rename(trx, lake).then(() => beginCommit(trx)), [
      () => rename(otherDb, train).then(() => shownBy(other)),
    ]);
    await expectUpToDate();
  });

  test('a tour’s save and its picture’s change both end, each having written what the other wants', async () => {
    const cover = await makePicture(db);
    const tour = await makeTour(db, { photo: cover.url });
    const saving = await otherDb.startTransaction().execute();
    await rename(saving, tour);
    const { used } = await db.transaction().execute(async (trx) => {
      await describeAs(trx, cover, 'Ice');
      const asked = saving.updateTable('media').set({ is_permanent: 1 }).where('id', '=', cover.id).execute();
      await untilWaiting(trx, 1);
      return { used: asked };
    });
    await used;
    await saving.commit().execute();
    expect(await shownBy(other)).toMatchObject([{ title: 'Ice walk', picture: { alt: 'Ice' } }]);
  });

  test('a tour that takes a cover while that picture changes shows the new words', async () => {
    const cover = await makePicture(db, { alt: 'Water' });
    const tour = await makeTour(db);
    await shownBy(other);
    await db.transaction().execute(async (trx) => {
      await describeAs(trx, cover, 'Ice');
      await otherDb.updateTable('tours').set({ photo: cover.url }).where('id', '=', tour.id).execute();
      expect(await shownBy(other)).toMatchObject([{ picture: { alt: 'Water' } }]);
    });
    expect(await shownBy(other)).toMatchObject([{ picture: { alt: 'Ice' } }]);
  });
});
