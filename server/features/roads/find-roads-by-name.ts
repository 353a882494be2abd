import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import { wordsOf } from '../../db/words-of-texts.ts';
import { listRecords } from '../records/versioned-records.ts';
import { ROAD } from './road-records.ts';

/** Roads each typed word of which begins one of their own: "NH 10" by "nh10" and "nh-10", too. There are some dozens at most. */
export async function findRoadsByName(db: Db, typed: string): Promise<RoadRow[]> {
  const sought = partsOf(typed);
  if (sought.length === 0) return [];
  return (await listRecords(db, ROAD)).filter(({ name }) => {
    const own = partsOf(name);
    return sought.every((part) => own.some((one) => one.startsWith(part)));
  });
}

/** A number is a word by itself, however it is written to the letters before it. */
function partsOf(text: string): string[] {
  return wordsOf([text.replace(/(?<=\p{L})(?=\p{N})/gu, ' ')]);
}
