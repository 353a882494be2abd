import { monthDayName } from '../../../../contracts/dossier/month-day-name.ts';
import {
  ACCESS_NAMES,
  type Access,
  NATIONALITIES,
  NATIONALITY_NAMES,
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

export const STOP_PARTS: Record<string, string> = {
  ...{
    name: 'Name',
    alsoCalled: 'Also called',
    latitude: 'Latitude',
    longitude: 'Longitude',
    metres: 'Height',
  },
  ...Object.fromEntries(WEEKDAYS.map((day, place) => [weekdayField(place + 1), `Closed on ${day}s`])),
  'closedSeason.from': 'Closed from',
  'closedSeason.to': 'Closed to',
  'closedSeason.why': 'Why it is closed',
  ...Object.fromEntries(
    NATIONALITIES.flatMap((whose) =>
      RULE_NAMES.map((rule) => [`papers.${whose}.${rule}`, `${NATIONALITY_NAMES[whose]}: ${RULES[rule]}`]),
    ),
  ),
  ...{ childBrings: 'What a child brings', minAge: 'Least age', maxAge: 'Advised up to' },
  ...{ ageNote: 'Why that age', advice: 'Advice' },
  ...{ source: 'Source', sourceUrl: 'Address of the source', checkedOn: 'Checked on' },
};

export function weekdayField(weekday: number): string {
  return `weekday.${weekday}`;
}

/** A ticked box has the value `on`. */
export function typedOf(stop: ManagedStop): TypedStop {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  const { closedSeason: season } = stop;
  return {
    ...{ name: stop.name, alsoCalled: stop.alsoCalled },
    ...{ latitude: text(stop.latitude), longitude: text(stop.longitude), metres: text(stop.metres) },
    ...Object.fromEntries(
      WEEKDAYS.map((_, place) => [
        weekdayField(place + 1),
        stop.closedWeekdays.includes(place + 1) ? 'on' : '',
      ]),
    ),
    'closedSeason.from': season ? monthDayName(season.from) : '',
    'closedSeason.to': season ? monthDayName(season.to) : '',
    'closedSeason.why': season?.why ?? '',
    ...Object.fromEntries(
      NATIONALITIES.flatMap((whose) =>
        RULE_NAMES.map((rule) => [`papers.${whose}.${rule}`, text(stop.papers[whose][rule])]),
      ),
    ),
    ...{ childBrings: stop.childBrings, minAge: text(stop.minAge), maxAge: text(stop.maxAge) },
    ...{ ageNote: stop.ageNote, advice: stop.advice },
    ...{ source: stop.source, sourceUrl: stop.sourceUrl },
    checkedOn: stop.checkedOn ?? '',
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
  const season = ['from', 'to', 'why'].map((part) => of(`closedSeason.${part}`));
  const [from = '', to = '', why = ''] = season;
  const plain = ['name', 'alsoCalled', 'latitude', 'longitude', 'metres', 'childBrings', 'minAge', 'maxAge'];
  const names = [...plain, 'ageNote', 'advice', 'source', 'sourceUrl', 'checkedOn'];
  return {
    ...Object.fromEntries(names.map((name) => [name, of(name)])),
    closedWeekdays: WEEKDAYS.flatMap((_, place) => (of(weekdayField(place + 1)) ? [place + 1] : [])),
    closedSeason: season.some((text) => text.trim() !== '')
      ? { from: readMonthDay(from), to: readMonthDay(to), why }
      : null,
    papers: Object.fromEntries(
      NATIONALITIES.map((whose) => [
        whose,
        Object.fromEntries(RULE_NAMES.map((rule) => [rule, of(`papers.${whose}.${rule}`)])),
      ]),
    ),
  };
}
