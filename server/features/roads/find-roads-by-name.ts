import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import { wordsOf } from '../../db/words-of-texts.ts';
import { listRecords } from '../records/versioned-records.ts';
import { ROAD } from './road-records.ts';

/** Every typed word must begin a word of the name. Filters in memory: there are only dozens of roads. */
export async function findRoadsByName(db: Db, typed: string): Promise<RoadRow[]> {
  const sought = partsOf(typed);
  if (sought.length === 0) return [];
  return (await listRecords(db, ROAD)).filter(({ name }) => {
    const own = partsOf(name);
    return sought.every((part) => own.some((one) => one.startsWith(part)));
  });
}

/** "NH 10", "nh10" and "nh-10" are the same. */
function partsOf(text: string): string[] {
  return wordsOf([text.replace(/(?<=\p{L})(?=\p{N})/gu, ' ')]);
}
