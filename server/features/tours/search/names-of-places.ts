import type { Understood } from '../../../../contracts/tours/tour-search.contract.ts';
import type { Db } from '../../../db/database.ts';
import { listRecords } from '../../records/versioned-records.ts';
import { STOP } from '../../stops/stop-records.ts';
import { plainWord, wordsIn } from './words-of-search.ts';

/** A name that travellers use, in plain words, and whose it is. */
export type OtherName = { words: string; typed: string; name: string };

/** Those of all places, the longest first. */
export async function listOtherNames(db: Db): Promise<OtherName[]> {
  return (await listRecords(db, STOP))
    .flatMap(({ name, also_called }) =>
      also_called.split(',').map((typed) => ({ words: plainWordsOf(typed), typed: typed.trim(), name })),
    )
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.words.length - a.words.length);
}

/** Which other names of places a text has. A place whose own name stands there too is not told again. */
export function readOtherNames(text: string, otherNames: readonly OtherName[]): Understood[] {
  let sought = ` ${plainWordsOf(text)} `;
  const whole = sought;
  return otherNames.flatMap(({ words, typed, name }) => {
    if (!sought.includes(` ${words} `) || whole.includes(` ${plainWordsOf(name)} `)) return [];
    sought = sought.replace(` ${words} `, ' ');
    return [{ kind: 'place' as const, typed, name }];
  });
}

function plainWordsOf(text: string): string {
  return wordsIn(text).map(plainWord).join(' ');
}
