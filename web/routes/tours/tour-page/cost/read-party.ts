import type { Party } from '../../../../../contracts/dossier/work-out-price.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { readTypedAges, unreadAgesText } from '../../../../../contracts/fields/typed-ages.ts';
import { isDay } from '../../../../../contracts/india-time.ts';

/** From this age on nobody pays as a child. */
const ADULT = 18;

/** `agesFault`: what of the children's ages could not be read, as a sentence; empty where all was. */
export type TypedParty = Party & { agesFault: string };

/** Who travels, as the form says by now; undefined until it says how many. */
export function readParty(form: HTMLFormElement): TypedParty | undefined {
  const values = new FormData(form);
  const numberOf = (name: string) => Number(toLatinDigits(String(values.get(name) ?? '')));
  const people = numberOf('guestSize');
  if (!Number.isInteger(people) || people < LIMITS.guestSizeMin || people > LIMITS.guestSizeMax)
    return undefined;
  const typedAges = readTypedAges(String(values.get('childAges') ?? ''));
  const childAges = typedAges.ages.filter((age) => age < ADULT).slice(0, people);
  const adults = people - childAges.length;
  const day = values.has('hasOpenDates') ? '' : String(values.get('bookAt') ?? '');
  return {
    adults,
    childAges,
    singleRooms: Math.min(numberOf('singleRooms') || 0, adults),
    extraBeds: Math.min(numberOf('extraBeds') || 0, people),
    day: isDay(day) ? day : null,
    agesFault: unreadAgesText(typedAges),
  };
}
