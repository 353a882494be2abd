import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayAfter, todayInIndia } from '../../../contracts/india-time.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import type { ServerProcess } from './server-process.ts';

export const PAST_DAY = dayAfter(todayInIndia(), -40);

/** Puts the trip of an enquiry into the past, which no call does, so that it is over. */
export function setTripToPast({ dataDir }: Pick<ServerProcess, 'dataDir'>, enquiryId: string): void {
  // The site may be writing just then.
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 20_000 });
  database.prepare('update bookings set book_at = ? where id = ?').run(PAST_DAY, enquiryId);
  database.close();
}
