import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { fileNameOf } from '../../../../contracts/imports/picture-names.ts';
import { readChoice } from '../../../../contracts/tours/destinations.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { fold } from '../codecs/codec.ts';
import { readDuration } from '../codecs/days.ts';
import { splitList } from '../codecs/lists.ts';
import type { Values } from '../import-kind.ts';
import { dayOf, dayOfText, readItinerary } from './itinerary-text.ts';
import type { NamesInTours } from './names-in-tours.ts';

type Body = Record<string, unknown>;
type Row = Record<string, unknown>;
const PRICES = ['price', 'discountprice', 'discount'] as const;
/** What is no field of the form under this name. */
const NAMED =
  /^(?:slug|status|nights$|pictures|pictureTexts|itinerary|dayFacts|stops|roads|team|destination|day\.|party\.)/;

export type ReadTour = { body: Body; faults: Record<string, string>; notes: string[]; pictures: MediaRow[] };

/** What a row says, over what is stored: an empty cell changes nothing. */
export function bodyOfValues(values: Values, before: Body, names: NamesInTours, today: string): ReadTour {
  const read: ReadTour = { body: structuredClone(before), faults: {}, notes: [], pictures: [] };
  for (const [name, value] of Object.entries(values)) if (!NAMED.test(name)) setAt(read.body, name, value);
  readPrices(read, values);
  readNights(read.body, values);
  readDestination(read, values, names);
  readThemes(read, values, names);
  readDays(read.body, values);
  readDepartures(read, values, before, today);
  readPictures(read, values, names);
  readNamed(read, values, names);
  return read;
}

function setAt(body: Body, path: string, value: unknown): void {
  const [name = '', rest] = path.split('.');
  if (rest === undefined) body[name] = value;
  else body[name] = { ...(body[name] as Body | undefined), [rest]: value };
}

/** Of the three prices those stay that do not contradict what the row says. */
function readPrices({ body, notes }: ReadTour, values: Values): void {
  const parties = Object.entries(values).flatMap(([name, perPerson]) =>
    name.startsWith('party.') ? [{ people: Number(name.slice('party.'.length)), perPerson }] : [],
  );
  if (parties.length > 0)
    setAt(body, 'pricing.parties', [...((values['pricing.parties'] as Row[]) ?? []), ...parties]);
  if (PRICES.some((name) => name in values)) {
    for (const name of PRICES)
      if (!(name in values) && (name !== 'price' || 'price' in values)) delete body[name];
  } else if (parties.length > 0 && body.price === undefined)
    body.price = parties.toSorted((one, other) => one.people - other.people)[0]?.perPerson;
  addShownPrice({ body, notes }, parties);
}

const COUPLE = 2;

/** A sheet has a price, and others for larger parties: the first is for a couple. */
function addShownPrice(
  { body, notes }: Pick<ReadTour, 'body' | 'notes'>,
  parties: readonly { people: number; perPerson: unknown }[],
): void {
  const shown = body.discountprice ?? body.price;
  const isSaid = parties.some(({ people, perPerson }) => people <= COUPLE || perPerson === shown);
  if (parties.length === 0 || isSaid || typeof shown !== 'number') return;
  const all = [{ people: COUPLE, perPerson: shown }, ...parties];
  setAt(body, 'pricing.parties', all);
  notes.push(`The price of ${formatRupees(shown)} is taken for parties of ${COUPLE}.`);
}

/** In a column of their own; where days have none, they follow. */
function readNights(body: Body, { nights, duration }: Values): void {
  if (typeof nights !== 'number' || !(nights >= 0)) return;
  const days = typeof duration === 'string' ? duration : `${nights + 1}`;
  if (!days.includes('night'))
    body.duration = readDuration(`${nights} nights ${days.replace(/ days?$/, '')} days`);
}

function readDestination(
  { body, notes }: ReadTour,
  { destination }: Values,
  { choices }: NamesInTours,
): void {
  if (destination === undefined) return;
  const known = readChoice(choices.destinations, fold(String(destination)));
  if (known) body.destination = known.key;
  else notes.push(`“${destination}” is not one of the site’s destinations: it follows from the places.`);
}

/** The server's fault names what is not one of them. */
function readThemes({ body }: ReadTour, { themes }: Values, { choices }: NamesInTours): void {
  if (!Array.isArray(themes)) return;
  const order = choices.themes.map(({ key }) => key);
  body.themes = themes
    .map((theme) => readChoice(choices.themes, fold(String(theme)))?.key ?? theme)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

function readDays(body: Body, values: Values): void {
  const columns = Object.keys(values).flatMap((name) => /^day\.(\d+)\./.exec(name)?.[1] ?? []);
  const numbers = [...new Set(columns.map(Number))].toSorted((one, other) => one - other);
  const written = typeof values.itinerary === 'string' ? readItinerary(values.itinerary) : [];
  const before = (body.itinerary as Row[] | undefined) ?? [];
  const hasTitles = numbers.some((day) => values[`day.${day}.title`]);
  const inColumns = numbers.map((day) => {
    const text = String(values[`day.${day}.text`] ?? '');
    const isThere = before.some((one) => one.day === day && one.description === text);
    if (hasTitles || isThere) return dayOf(day, String(values[`day.${day}.title`] ?? ''), text);
    return dayOfText(day, text);
  });
  const given: Row[] = inColumns.length > 0 ? inColumns : written;
  const days = given.length > 0 ? given : before;
  const stored = before.map(({ day, facts: of }) => [Number(day), of] as const);
  const told = ((values.dayFacts as Row[] | undefined) ?? []).map(
    ({ day, ...of }) => [Number(day), of] as const,
  );
  const facts = new Map<number, unknown>([...stored, ...told]);
  if (days.length > 0)
    body.itinerary = days.map((day) => {
      const of = facts.get(Number(day.day));
      return of ? { ...day, facts: of } : day;
    });
}

/** Sheets have the dates of last year too, and seats for all of them in another column. */
function readDepartures({ body, notes }: ReadTour, values: Values, before: Body, today: string): void {
  const given = values.departures as Row[] | undefined;
  if (!given) return;
  const stored = new Set(((before.departures as Row[] | undefined) ?? []).map(({ day }) => day));
  const coming = given.filter(({ day }) => typeof day !== 'string' || day >= today || stored.has(day));
  if (coming.length < given.length)
    notes.push(`${given.length - coming.length} departures are past: left out.`);
  const seats = body.maxGroupSize;
  body.departures = coming.map((one) => (one.seats === undefined && seats ? { ...one, seats } : one));
}

function readPictures(read: ReadTour, values: Values, names: NamesInTours): void {
  const given = values.pictures as string[] | undefined;
  if (!given) return;
  const missing = given.filter((name) => !names.pictures.has(name));
  read.pictures = given.flatMap((name) => names.pictures.get(name) ?? []);
  read.body.pictures = [...new Set(read.pictures.map(({ id }) => id))];
  if (read.pictures.length > 0) delete read.body.photo;
  if (missing.length > 0) read.notes.push(`Not in the library: ${missing.map(fileNameOf).join(', ')}.`);
}

function readNamed({ body, faults }: ReadTour, values: Values, { stops, roads, team }: NamesInTours): void {
  const idsOf = (field: string, known: ReadonlyMap<string, string>, what: string) =>
    (values[field] as string[] | undefined)?.map((name) => {
      const id = known.get(fold(name));
      if (id === undefined) faults[field] = `There is no ${what} called “${name}”.`;
      return id ?? '';
    });
  const roadIds = idsOf('roads', roads, 'road');
  const teamIds = idsOf('team', team, 'person of the team');
  const places = (values.stops as Row[] | undefined)?.map(({ stop, day }) => {
    const id = stops.get(fold(String(stop)));
    if (id === undefined) faults.stops = `There is no place called “${stop}”.`;
    return { stop: id ?? '', day };
  });
  Object.assign(body, roadIds && { roadIds }, teamIds && { teamIds }, places && { stops: places });
}

/** Names as a cell has them; addresses of WordPress may have commas. */
export function picturesOf({ pictures }: Values): string[] {
  return Array.isArray(pictures)
    ? pictures.map(String)
    : typeof pictures === 'string'
      ? splitList(pictures)
      : [];
}
