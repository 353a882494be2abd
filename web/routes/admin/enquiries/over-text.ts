import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';

/** If several steps name a departure, the last one has its current state. */
export function overText(over: Undone['over']): string {
  return [...new Map(over.map(({ departure, text }) => [departure, text])).values()].join(' ');
}
