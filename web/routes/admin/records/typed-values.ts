import { type Around, readTypedNumber } from '../../../../contracts/fields/typed-number.ts';

/** As in form fields: numbers are text, and null is an empty text. */
export type AsTyped<T> = T extends number | null
  ? string
  : T extends string | boolean
    ? T
    : T extends (infer One)[]
      ? AsTyped<One>[]
      : { [Name in keyof T]: AsTyped<T[Name]> };

/** Number fields, with the text that may surround the number. */
const NUMBERS = {
  distance: 'kilometres',
  distanceKm: 'kilometres',
  discount: 'percent',
  percent: 'percent',
  taxPercent: 'percent',
  price: 'rupees',
  discountprice: 'rupees',
  perPerson: 'rupees',
  extra: 'rupees',
  extraBed: 'rupees',
  singleSupplement: 'rupees',
  each: 'rupees',
  cost: 'rupees',
  exemptPercent: 'percent',
  quantity: undefined,
  maxGroupSize: undefined,
  minTravellers: undefined,
  people: undefined,
  seats: undefined,
  nights: undefined,
  fromAge: undefined,
  toAge: undefined,
  freeBelow: undefined,
  halfBelow: undefined,
  minAge: undefined,
  maxAge: undefined,
  driveHours: undefined,
  walkHours: undefined,
  highMetres: undefined,
  nightMetres: undefined,
} as const satisfies Record<string, Around | undefined>;

type NumberName = keyof typeof NUMBERS;

type WithNumbers<T> = T extends string | boolean | null
  ? T
  : T extends (infer One)[]
    ? WithNumbers<One>[]
    : { [Name in keyof T]: Name extends NumberName ? number | null : WithNumbers<T[Name]> };

export function typedOf<T>(value: T): AsTyped<T> {
  return everyValue(value, (one) => (one === null || typeof one === 'number' ? String(one ?? '') : one));
}

/** "₹ 1,23,456" becomes "123456"; text without a number stays, for the server to reject. */
export function plainNumbers<T>(typed: T): T {
  return everyValue(typed, (text, name) => (isNumberName(name) ? String(read(text, name) ?? text) : text));
}

export function readNumbers<T>(typed: T): WithNumbers<T> {
  return everyValue(typed, (text, name) => (isNumberName(name) ? (read(text, name) ?? null) : text));
}

const isNumberName = (name: string): name is NumberName => Object.hasOwn(NUMBERS, name);
const read = (text: unknown, name: NumberName) => readTypedNumber(String(text), NUMBERS[name]);

/** Maps all values of nested lists and objects. `name`: the field that contains the value. */
function everyValue(value: unknown, change: (one: unknown, name: string) => unknown, name = ''): never {
  if (Array.isArray(value)) return value.map((one) => everyValue(one, change, name)) as never;
  if (typeof value !== 'object' || value === null) return change(value, name) as never;
  const entries = Object.entries(value).map(([own, one]) => [own, everyValue(one, change, own)]);
  return Object.fromEntries(entries) as never;
}
