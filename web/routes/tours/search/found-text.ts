import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import type { Understood } from '../../../../contracts/tours/tours.contract.ts';

export function inDestinationText(count: number, destination: string): string {
  return `${countOf(count, 'tour')} in ${destination}`;
}

export function mentionsText(count: number, sought: string, isMore: boolean): string {
  return `${toursText(count, isMore)} that ${wordFor(count, 'mentions', 'mention')} “${sought}”`;
}

export function partlyText(count: number, isMore: boolean): string {
  return `${toursText(count, isMore)} that ${wordFor(count, 'mentions', 'mention')} some of these words`;
}

export function searchTitle(sought: string, understood: readonly Understood[] = []): string {
  return `Tours ${understood.some(isWanted) ? 'for' : 'to'} ${sought}`;
}

export function isWanted({ kind }: Understood): boolean {
  return kind !== 'place';
}

export function fittingText(count: number, sought: string, isMore: boolean): string {
  return `${toursText(count, isMore)} for “${sought}”`;
}

export function nearlyText(count: number, isMore: boolean): string {
  return `${toursText(count, isMore)} that ${wordFor(count, 'fits', 'fit')} in part`;
}

function toursText(count: number, isMore: boolean): string {
  return isMore ? countOf(count, 'more', 'more') : countOf(count, 'tour');
}
