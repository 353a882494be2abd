import type { Faults } from '../../../ui/fields/use-faults.ts';

/** What the server found wrong with something that the form has no field for: it is told at the foot. Empty where there is none. */
export function faultsOutOfSight(faults: Faults, hasField: (name: string) => boolean): string {
  const texts = Object.entries(faults).flatMap(([name, text]) => (hasField(name) ? [] : [text]));
  return [...new Set(texts)].join(' ');
}
