import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import { wordsOf } from '../../db/words-of-texts.ts';
import { listRoads } from './roads.queries.ts';

/** Roads each typed word of which begins one of their own: "NH 10" by "nh10" and "nh-10", too. There are some dozens at most. */
export async function findRoadsByName(db: Db, typed: string): Promise<RoadRow[]> {
  const sought = partsOf(typed);
  if (sought.length === 0) return [];
  return (await listRoads(db)).filter(({ name }) => {
    const own = partsOf(name);
    return sought.every((part) => own.some((one) => one.startsWith(part)));
  });
}

/** A number is a word by itself, however it is written to the letters before it. */
function partsOf(text: string): string[] {
  return wordsOf([text.replace(/(?<=\p{L})(?=\p{N})/gu, ' ')]);
}
