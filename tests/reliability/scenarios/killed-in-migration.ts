import { sql } from 'kysely';
import { migrateUpTo } from '../../../server/db/migrate.ts';
import { jsonOf, signIn } from '../../load/site/open-client.ts';
import { ADMIN } from '../../support/process/server-process.ts';
import { expectNone, type Scenario, type Trial } from '../scenario.ts';
import { type Site, withSite } from '../site.ts';

/** The last migration of the first release: everything since is made by the start that is killed. */
const FIRST = '0002-tour-days-and-saved-tours';
const ENQUIRIES = 2_000;
/** Milliseconds after the beginning of a start. */
const KILLED_AFTER = [100, 1_500] as const;

/** `kill -9` at random moments of a start that has a database to bring up to date, or to make from nothing. */
export const killedInMigration: Scenario = {
  name: 'killed (kill -9) in the migrations of a start',
  async run(trial) {
    const rounds = trial.isQuick ? 1 : 10;
    let kills = 0;
    for (let round = 0; round < rounds; round += 1) {
      kills += await withSite(trial, (site) => killStarts(site, trial, 'old'));
      kills += await withSite(trial, (site) => killStarts(site, trial, 'new'));
    }
    return `${kills} kills in ${rounds} starts of a database of the first release with ${ENQUIRIES} enquiries, and in ${rounds} of an empty one`;
  },
};

async function killStarts(site: Site, { random }: Trial, age: 'old' | 'new'): Promise<number> {
  if (age === 'old') await fillOldDatabase(site);
  const kills = random.whole(2, 4);
  for (let kill = 0; kill < kills; kill += 1) await site.startAndKill(random.whole(...KILLED_AFTER));
  await site.start();
  const headers = await signIn(site.client, ADMIN);
  const faults = age === 'old' ? await oldFaults(site) : await newFaults(site, headers);
  await site.stop();
  expectNone(faults);
  return kills;
}

async function fillOldDatabase(site: Site): Promise<void> {
  const db = site.openDatabase();
  await migrateUpTo(db, FIRST);
  const at = '2026-01-02T03:04:05.000Z';
  for (let number = 0; number < ENQUIRIES; number += 1)
    await sql`insert into bookings
      (id, reference, user_id, user_email, tour_name, full_name, phone, guest_size, book_at, status, created_at)
      values (${`old-${number}`}, ${`TT-${number}`}, null, 'asha@example.com', 'Sikkim', ${`Old ${number}`},
        '+919800000000', 2, '2026-10-01', 'new', ${at})`.execute(db);
  await db.destroy();
}

async function oldFaults(site: Site): Promise<string[]> {
  const db = site.openDatabase();
  const enquiries = await db
    .selectFrom('bookings')
    .select('id')
    .where('destination', '=', 'Sikkim')
    .execute();
  const events = await db.selectFrom('booking_events').select('id').execute();
  await db.destroy();
  const told = `${enquiries.length} enquiries with ${events.length} events of ${ENQUIRIES}`;
  return enquiries.length === ENQUIRIES && events.length === ENQUIRIES ? [] : [told];
}

/** All of the demo content, or what a start makes of none. */
async function newFaults({ client }: Site, headers: Record<string, string>): Promise<string[]> {
  const { data } = jsonOf(await client.ask({ path: '/api/v1/manage/tours?limit=100', headers }));
  const { data: reviews } = jsonOf(await client.ask({ path: '/api/v1/reviews/highlights' }));
  return data.length > 20 && reviews.length > 0 ? [] : [`${data.length} tours, ${reviews.length} reviews`];
}
