import type { Party } from '../../../../../contracts/dossier/work-out-price.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { isDay } from '../../../../../contracts/india-time.ts';

/** Children's ages of a typed text: "3, 8", "3 and 8". */
export function readAges(typed: string): number[] {
  const found = toLatinDigits(typed.slice(0, 100)).match(/\d+/g) ?? [];
  return found.map(Number).filter((age) => age < 18);
}

/** Who travels, as the form says by now; undefined until it says how many. */
export function readParty(form: HTMLFormElement): Party | undefined {
  const values = new FormData(form);
  const numberOf = (name: string) => Number(toLatinDigits(String(values.get(name) ?? '')));
  const people = numberOf('guestSize');
  if (!Number.isInteger(people) || people < LIMITS.guestSizeMin || people > LIMITS.guestSizeMax)
    return undefined;
  const childAges = readAges(String(values.get('childAges') ?? '')).slice(0, people);
  const adults = people - childAges.length;
  const day = values.has('hasOpenDates') ? '' : String(values.get('bookAt') ?? '');
  return {
    adults,
    childAges,
    singleRooms: Math.min(numberOf('singleRooms') || 0, adults),
    extraBeds: Math.min(numberOf('extraBeds') || 0, people),
    day: isDay(day) ? day : null,
  };
}
