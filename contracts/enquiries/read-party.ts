import { countOf } from '../count-of.ts';
import type { Party } from '../dossier/work-out-price.ts';
import { toLatinDigits } from '../fields/digits.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { readTypedAges, unreadAgesText } from '../fields/typed-ages.ts';
import { isDay, todayInIndia } from '../india-time.ts';

const ADULT = 18;
const MAX_DIGITS = 12;

export type TypedParty = Party & {
  people: number;
  ages: number[];
  unread: string[];
  /** False if every traveller is a child: no total can be computed. */
  hasAdult: boolean;
  notes: string[];
  words: string;
};

export function readParty(
  values: Pick<ReadonlyMap<string, unknown>, 'get' | 'has'> | FormData,
  today = todayInIndia(),
): TypedParty | undefined {
  const textOf = (name: string) => String(values.get(name) ?? '').trim();
  const people = numberIn(textOf('guestSize'));
  if (!Number.isInteger(people) || people < LIMITS.guestSizeMin || people > LIMITS.guestSizeMax)
    return undefined;
  const typedAges = readTypedAges(textOf('childAges'));
  const childAges = typedAges.ages.filter((age) => age < ADULT);
  const adults = Math.max(0, people - childAges.length);
  const rooms = capAt(adults, textOf('singleRooms'));
  const beds = capAt(people, textOf('extraBeds'));
  const day = values.has('hasOpenDates') ? '' : textOf('bookAt');
  const isAhead = isDay(day) && day >= today;
  const hasAdult = adults > 0;
  const notes = [
    unreadAgesText(typedAges),
    !hasAdult && tooManyChildren(childAges.length, people),
    hasAdult && cappedNote(rooms, 'room alone', 'rooms alone', 'adult'),
    hasAdult && cappedNote(beds, 'extra bed', 'extra beds', 'person'),
    // While a year is typed, it is one of the distant past.
    isDay(day) && !isAhead && day >= '1900' && 'That day of travel is over: choose today or a later one.',
  ];
  return {
    people,
    adults,
    childAges,
    ...typedAges,
    hasAdult,
    singleRooms: rooms.counted,
    extraBeds: beds.counted,
    day: isAhead ? day : null,
    notes: notes.filter((note): note is string => note !== false && note !== ''),
    words: [
      textOf('childAges') && `Children: ${textOf('childAges')}.`,
      rooms.typed > 0 && `Rooms alone: ${textOf('singleRooms').slice(0, MAX_DIGITS)}.`,
      beds.typed > 0 && `Extra beds: ${textOf('extraBeds').slice(0, MAX_DIGITS)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function numberIn(text: string): number {
  return Number(toLatinDigits(text));
}

type Capped = { typed: number; counted: number };

function capAt(limit: number, text: string): Capped {
  const typed = Math.max(0, Math.floor(numberIn(text) || 0));
  return { typed, counted: Math.min(typed, limit) };
}

function tooManyChildren(children: number, people: number): string {
  const named = `You named ${countOf(children, 'child', 'children')} for a party of ${people}.`;
  const whole = `with ${countOf(people, 'adult')} it is ${people + children}`;
  return `${named} Children count to the number of people: ${whole}.`;
}

function cappedNote({ typed, counted }: Capped, one: string, many: string, each: string): string {
  if (typed <= counted) return '';
  return `The total counts ${countOf(counted, one, many)} of ${typed}, one for each ${each}. Ask all the same: we read what you typed.`;
}
