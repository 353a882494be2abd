import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
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

export function respeltText(sought: string, spelling: string): string {
  return `Nothing here is spelt “${sought}”. These are tours for “${spelling}”.`;
}

export function searchTitle(sought: string, understood: readonly Understood[] = []): string {
  return `Tours ${understood.some(isWanted) ? 'for' : 'to'} ${sought}`;
}

export function isWanted({ kind }: Understood): boolean {
  return kind !== 'place';
}

export function understoodText(read: Understood): string {
  return `“${read.typed}”: ${readingOf(read)}.`;
}

function readingOf(read: Understood): string {
  switch (read.kind) {
    case 'place':
      return `another name of ${read.name}`;
    case 'length':
      return lengthText(read);
    case 'child':
      return `tours that take children of ${read.age}, those for families first`;
    case 'price':
      return `tours for up to ${formatRupees(read.upTo)} a person, fees included`;
    case 'senior':
      return 'easy tours, then moderate ones; each says what it asks of older guests';
    case 'difficulty':
      return `tours that staff call ${read.difficulty}`;
  }
}

function lengthText({ from, to }: Extract<Understood, { kind: 'length' }>): string {
  const own = from === to ? countOf(from, 'day') : `${from} to ${to} days`;
  const near = from === 1 ? `${to + 1}` : `${from - 1} or ${to + 1}`;
  return `tours of ${own}, then of ${near}`;
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
