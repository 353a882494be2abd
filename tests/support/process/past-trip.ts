import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayAfter, todayInIndia } from '../../../contracts/india-time.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import type { ServerProcess } from './server-process.ts';

export const PAST_DAY = dayAfter(todayInIndia(), -40);

/** No call can put a trip into the past. */
export function setTripToPast({ dataDir }: Pick<ServerProcess, 'dataDir'>, enquiryId: string): void {
  // The site may be writing at the same time.
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 20_000 });
  database.prepare('update bookings set book_at = ? where id = ?').run(PAST_DAY, enquiryId);
  database.close();
}
