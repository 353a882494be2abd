import { wordFor } from '../../../../contracts/count-of.ts';
import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';

const NAMED = 3;

export function leftAsTheyAreText(skipped: Undone['skipped']): string {
  const named = skipped.slice(0, NAMED);
  const reasons = [...new Set(named.map(({ reason }) => reason))].map((reason) => {
    const references = named
      .filter((one) => one.reason === reason && one.reference)
      .map((one) => one.reference);
    return references.length > 0 ? `${references.join(', ')}: ${reason}` : reason;
  });
  const more = skipped.length > named.length ? ` And ${skipped.length - named.length} more.` : '';
  return `${skipped.length} left as ${wordFor(skipped.length, 'it is', 'they are')}. ${reasons.join(' ')}${more}`;
}

/** If several steps name a departure, the last one has its current state. */
export function overText(over: Undone['over']): string {
  return [...new Map(over.map(({ departure, text }) => [departure, text])).values()].join(' ');
}

/** Closed enquiries keep their next action; it is due again once they reopen. */
export function notDueText(notDue: number, changed: number): string {
  if (notDue === 0) return '';
  if (changed === 1) return ' Its next action is not due any more.';
  return ` Next actions that are not due any more: ${notDue}.`;
}
