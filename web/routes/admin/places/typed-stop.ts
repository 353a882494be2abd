import { monthDayName } from '../../../../contracts/dossier/month-day-name.ts';
import {
  ACCESS_NAMES,
  type Access,
  NATIONALITIES,
  NATIONALITY_NAMES,
  type Nationality,
  WEEKDAYS,
} from '../../../../contracts/stops/stop-terms.ts';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { readMonthDay } from '../tours/form/dossier/read-month-day.ts';

export type TypedStop = Record<string, string>;

const RULES = {
  access: 'may they go',
  permit: 'permit',
  bring: 'what to bring',
  where: 'where it is got',
  photos: 'photographs',
  daysBefore: 'days before',
  cost: 'cost',
  nightFee: 'fee for each night',
  feeFreeBelow: 'free of the fee below the age of',
  feeHalfBelow: 'half of the fee below the age of',
  note: 'note',
} as const;
export type RuleName = keyof typeof RULES;
const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Fields that are sent under the same name. */
const FIELDS = {
  name: 'Name',
  alsoCalled: 'Also called',
  latitude: 'Latitude',
  longitude: 'Longitude',
  metres: 'Height',
  childBrings: 'What a child brings',
  minAge: 'Least age',
  maxAge: 'Advised up to',
  ageNote: 'Why that age',
  advice: 'Advice',
  source: 'Source',
  sourceUrl: 'Address of the source',
  checkedOn: 'Checked on',
} as const;
const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

export const weekdayField = (weekday: number) => `weekday.${weekday}`;

const byWeekday = (of: (weekday: number, name: string) => string) =>
  Object.fromEntries(WEEKDAYS.map((day, place) => [weekdayField(place + 1), of(place + 1, day)]));

const byRule = (of: (whose: Nationality, rule: RuleName) => string) =>
  Object.fromEntries(
    NATIONALITIES.flatMap((whose) =>
      RULE_NAMES.map((rule) => [`papers.${whose}.${rule}`, of(whose, rule)] as const),
    ),
  );

export const STOP_PARTS: Record<string, string> = {
  ...FIELDS,
  ...byWeekday((_, day) => `Closed on ${day}s`),
  'closedSeason.from': 'Closed from',
  'closedSeason.to': 'Closed to',
  'closedSeason.why': 'Why it is closed',
  ...byRule((whose, rule) => `${NATIONALITY_NAMES[whose]}: ${RULES[rule]}`),
};

/** A ticked box has the value `on`. */
export function typedOf(stop: ManagedStop): TypedStop {
  const { closedSeason: season } = stop;
  return {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, String(stop[name] ?? '')])),
    ...byWeekday((weekday) => (stop.closedWeekdays.includes(weekday) ? 'on' : '')),
    'closedSeason.from': season ? monthDayName(season.from) : '',
    'closedSeason.to': season ? monthDayName(season.to) : '',
    'closedSeason.why': season?.why ?? '',
    ...byRule((whose, rule) => String(stop.papers[whose][rule] ?? '')),
  };
}

export function inWords(part: string, text: string): string {
  if (part.startsWith('weekday.')) return text ? 'Yes' : 'No';
  if (part.endsWith('.access')) return text ? (ACCESS_NAMES[text as Access] ?? text) : 'Not said';
  return text;
}

/** Does not validate: the server does. */
export function bodyOf(typed: TypedStop): object {
  const of = (name: string) => typed[name] ?? '';
  const [from, to, why] = [of('closedSeason.from'), of('closedSeason.to'), of('closedSeason.why')];
  return {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, of(name)])),
    closedWeekdays: WEEKDAYS.flatMap((_, place) => (of(weekdayField(place + 1)) ? [place + 1] : [])),
    closedSeason:
      `${from}${to}${why}`.trim() === '' ? null : { from: readMonthDay(from), to: readMonthDay(to), why },
    papers: Object.fromEntries(
      NATIONALITIES.map((whose) => [
        whose,
        Object.fromEntries(RULE_NAMES.map((rule) => [rule, of(`papers.${whose}.${rule}`)])),
      ]),
    ),
  };
}
