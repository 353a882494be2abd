import { dayOf, startOfDay } from '../../../contracts/india-time.ts';
import type { Db } from '../../../server/db/database.ts';
import { beginFilling, prepareBulkLoad, refreshStatistics } from '../../../server/db/dialect/bulk-load.ts';
import { hashPassword } from '../../../server/features/accounts/passwords.ts';
import { markAll } from '../../../server/features/customers/linking/mark-items.ts';
import type { GeneratorContext } from './generator-context.ts';
import { makeChanges } from './make-changes.ts';
import { makeEnquiries } from './make-enquiries.ts';
import { makeReviews } from './make-reviews.ts';
import { makeMessages, makeSubscribers } from './make-subscribers-and-messages.ts';
import { makeTours } from './make-tours.ts';
import { makeUsers } from './make-users.ts';
import { createRandomSource } from './random-source.ts';
import { openWordStore } from './word-store.ts';

export type Amounts = {
  bookings: number;
  users: number;
  tours: number;
  reviews: number;
  subscribers?: number;
  messages?: number;
  changes?: number;
};

export const GENERATED_PASSWORD = 'generated traveller';

const LARGE_TABLES = ['bookings', 'booking_events', 'reviews', 'search_words'];

type GenerateInput = { amounts: Amounts; seed: string; now: Date };

/** The same seed, day and database give the same rows. */
export async function generateAll(db: Db, { amounts, seed, now }: GenerateInput): Promise<void> {
  await prepareBulkLoad(db);
  const context = await readGeneratorContext(db, seed, now);
  const endFilling = context.takenReferences.size === 0 ? await beginFilling(db, LARGE_TABLES) : undefined;
  await makeTours(db, context, amounts.tours);
  await makeUsers(db, context, amounts.users, await hashPassword(GENERATED_PASSWORD));
  await makeEnquiries(db, context, amounts.bookings);
  await makeReviews(db, context, amounts.reviews);
  await makeSubscribers(db, context, amounts.subscribers ?? Math.floor(amounts.users / 10));
  await makeMessages(db, context, amounts.messages ?? Math.floor(amounts.bookings / 20));
  await makeChanges(db, context, amounts.changes ?? Math.floor(amounts.bookings / 5));
  await context.words.moveAll();
  await endFilling?.();
  await markAll(db);
  await refreshStatistics(db);
}

async function readGeneratorContext(db: Db, seed: string, now: Date): Promise<GeneratorContext> {
  const count = (table: 'users' | 'tours') =>
    db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [users, tours, published, staff, enquiries] = [
    await count('users'),
    await count('tours'),
    await db
      .selectFrom('tours')
      .select(['id', 'title', 'city'])
      .where('status', '=', 'published')
      .orderBy('title')
      .execute(),
    await db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('role', '=', 'admin')
      .orderBy('email')
      .execute(),
    await db.selectFrom('bookings').select('reference').execute(),
  ];
  return {
    random: createRandomSource(`${seed}/${users.count}/${tours.count}/${enquiries.length}`),
    words: await openWordStore(db),
    // Start of the day, so that the data does not depend on the minute.
    until: new Date(startOfDay(dayOf(now))),
    numbersFrom: users.count + tours.count,
    takenReferences: new Set(enquiries.map((enquiry) => enquiry.reference)),
    staff,
    travellers: [],
    tours: published,
  };
}
