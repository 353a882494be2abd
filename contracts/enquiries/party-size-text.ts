import { countPeople } from '../count-of.ts';

/** How many travel, as `countPeople` has it; null: nobody has said. */
export function partySizeText(size: number | null): string {
  return size === null ? 'Party not known' : countPeople(size);
}
