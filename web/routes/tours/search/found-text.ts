import { countOf, wordFor } from '../../../../contracts/count-of.ts';

/** "6 tours in Sikkim": they go to the very destination that was sought. */
export function inDestinationText(count: number, destination: string): string {
  return `${countOf(count, 'tour')} in ${destination}`;
}

/** "4 more that mention “Sikkim”", or "4 tours that mention “Sikkim”" where nothing stands before them. */
export function mentionsText(count: number, sought: string, isMore: boolean): string {
  return `${toursText(count, isMore)} that ${wordFor(count, 'mentions', 'mention')} “${sought}”`;
}

/** The same of several words, of which each of these tours lacks some. */
export function partlyText(count: number, isMore: boolean): string {
  return `${toursText(count, isMore)} that ${wordFor(count, 'mentions', 'mention')} some of these words`;
}

/** What was sought in place of what nothing is spelt like. */
export function respeltText(sought: string, spelling: string): string {
  return `Nothing here is spelt “${sought}”. These are tours for “${spelling}”.`;
}

function toursText(count: number, isMore: boolean): string {
  return isMore ? countOf(count, 'more', 'more') : countOf(count, 'tour');
}
