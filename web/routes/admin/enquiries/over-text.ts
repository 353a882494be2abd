import type { Undone } from '../../../../contracts/enquiries/desk-work.contract.ts';

/** Of several steps the last knows of a departure how it is now. */
export function overText(over: Undone['over']): string {
  return [...new Map(over.map(({ departure, text }) => [departure, text])).values()].join(' ');
}
