import { countPeople } from '../count-of.ts';

export function partySizeText(size: number | null): string {
  return size === null ? 'Party not known' : countPeople(size);
}
