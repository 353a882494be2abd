import { countOf, wordFor } from '../../../../contracts/count-of.ts';

/** "6 tours in Sikkim": they go to the very destination that was sought. */
export function inDestinationText(count: number, destination: string): string {
  return `${countOf(count, 'tour')} in ${destination}`;
}

/** "4 more that mention “Sikkim”", or "4 tours that mention “Sikkim”" where nothing stands before them. */
export function mentionsText(count: number, sought: string, isMore: boolean): string {
  const what = isMore ? countOf(count, 'more', 'more') : countOf(count, 'tour');
  return `${what} that ${wordFor(count, 'mentions', 'mention')} “${sought}”`;
}
