import { asText } from '../codecs/codec.ts';
import { asMoney } from '../codecs/money.ts';
import { field, type ImportField } from '../import-kind.ts';
import { DOSSIER_FIELDS } from './dossier-fields.ts';
import { TRIP_FIELDS } from './trip-fields.ts';

/** The fields of staff's form as columns: what a file says, the form's contract checks. */
export const TOUR_FIELDS: readonly ImportField[] = [...TRIP_FIELDS, ...DOSSIER_FIELDS];

const DAY_TITLE = /^(?:day|दिन)[ -]{0,3}0?(\d{1,2}) ?(?:title|heading|name|शीर्षक)$/i;
const DAY_TEXT = /^(?:day|दिन)[ -]{0,3}0?(\d{1,2})(?: ?(?:description|text|details|plan|विवरण))?$/i;
const PARTY =
  /^(?:(?:price|rate|cost) (?:for )?)?(\d{1,3}) ?(?:pax|people|persons?|adults?|travellers|यात्री|लोग)(?: (?:price|rate))?$|^(?:price|rate|cost) for (\d{1,3})$/i;
const LAST_DAY = 60;

/** Sheets have a column for each day, and for each size of a party. */
export function tourFieldsFor(header: readonly string[]): ImportField[] {
  const days = [...new Set([...numbersIn(header, DAY_TITLE), ...numbersIn(header, DAY_TEXT)])]
    .filter((day) => day >= 1 && day <= LAST_DAY)
    .toSorted((one, other) => one - other);
  const named = (pattern: RegExp, number: number) =>
    header.filter((name) => numberIn(name, pattern) === number).join(',');
  return [
    ...TOUR_FIELDS,
    ...days.flatMap((day) => [
      field(`day.${day}.title`, `Day ${day} title`, asText, { also: named(DAY_TITLE, day) }),
      field(`day.${day}.text`, `Day ${day}`, asText, { also: named(DAY_TEXT, day) }),
    ]),
    ...numbersIn(header, PARTY).map((people) =>
      field(`party.${people}`, `Price for ${people}`, asMoney, { also: named(PARTY, people) }),
    ),
  ];
}

const numbersIn = (header: readonly string[], pattern: RegExp) => [
  ...new Set(header.flatMap((name) => numberIn(name, pattern) ?? [])),
];

function numberIn(name: string, pattern: RegExp): number | undefined {
  const [, first, other] =
    pattern.exec(
      name
        .replace(/\([^()]*\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ) ?? [];
  const found = first ?? other;
  return found === undefined ? undefined : Number(found);
}
