import type { Understood } from '../../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../../db/database.ts';
import { listRecords } from '../../records/versioned-records.ts';
import { STOP } from '../../stops/stop-records.ts';
import { plainWord, wordsIn } from './words-of-search.ts';

export type OtherName = { words: string; typed: string; name: string };

export async function listOtherNames(db: Db): Promise<OtherName[]> {
  return (await listRecords(db, STOP))
    .flatMap(({ name, also_called }) =>
      also_called.split(',').map((typed) => ({ words: plainWordsOf(typed), typed: typed.trim(), name })),
    )
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.words.length - a.words.length);
}

/** Leaves out a place whose own name is in the text too. */
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
