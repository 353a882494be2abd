import type { Party } from '../../../../../contracts/dossier/work-out-price.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { readTypedAges, unreadAgesText } from '../../../../../contracts/fields/typed-ages.ts';
import { isDay } from '../../../../../contracts/india-time.ts';

/** From this age on nobody pays as a child. */
const ADULT = 18;

export type TypedParty = Party & {
  /** What of the children's ages could not be read, as a sentence; empty where all was. */
  agesFault: string;
  /** What was typed of the party beside its size, for whoever answers; empty where nothing was. */
  words: string;
};

/** Who travels, as the form says by now; undefined until it says how many. */
export function readParty(form: HTMLFormElement): TypedParty | undefined {
  const values = new FormData(form);
  const numberOf = (name: string) => Number(toLatinDigits(String(values.get(name) ?? '')));
  const people = numberOf('guestSize');
  if (!Number.isInteger(people) || people < LIMITS.guestSizeMin || people > LIMITS.guestSizeMax)
    return undefined;
  const agesText = String(values.get('childAges') ?? '').trim();
  const typedAges = readTypedAges(agesText);
  const childAges = typedAges.ages.filter((age) => age < ADULT).slice(0, people);
  const adults = people - childAges.length;
  const day = values.has('hasOpenDates') ? '' : String(values.get('bookAt') ?? '');
  const singleRooms = Math.min(numberOf('singleRooms') || 0, adults);
  const extraBeds = Math.min(numberOf('extraBeds') || 0, people);
  return {
    adults,
    childAges,
    singleRooms,
    extraBeds,
    day: isDay(day) ? day : null,
    agesFault: unreadAgesText(typedAges),
    words: [
      agesText && `Children: ${agesText}.`,
      singleRooms > 0 && `Rooms alone: ${singleRooms}.`,
      extraBeds > 0 && `Extra beds: ${extraBeds}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
