import { countPeople } from '../../../../../contracts/count-of.ts';
import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { seatsLeftText } from '../../../../../contracts/enquiries/seats-left-text.ts';
import { dayOf, formatDay } from '../../../../../contracts/india-time.ts';
import { readInBatches } from '../../../../db/batches.ts';
import type { Db } from '../../../../db/database.ts';
import { lockName } from '../../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { asksFirst } from '../../../../http/faults/errors.ts';
import { seatsOf } from '../../tour-of-enquiry/taken-seats.queries.ts';
import {
  findDeparture,
  findTourOfTrip,
  lastDayOfTrip,
  type TourOfTrip,
} from '../../tour-of-enquiry/trip-of-enquiry.ts';

type Wanted = Pick<
  BookingRow,
  'id' | 'reference' | 'status' | 'guest_size' | 'tour_id' | 'tour_name' | 'book_at'
>;
type SeatRow = Wanted & Pick<BookingRow, 'deleted_at'>;
type WithTour<Row extends Wanted = Wanted> = { wanted: Row; tour: TourOfTrip | undefined };

const NAMED = 3;

const hasSeats = ({ status }: Pick<BookingRow, 'status'>) => status === 'confirmed' || status === 'completed';

/** Unless confirmed, throws `asks_first` for too many or unknown seats. Locks the departure for the transaction. */
export async function askAboutSeats(trx: Db, all: readonly Wanted[], isMeant = false): Promise<void> {
  ask(await ofDepartures(trx, all, async (parties) => (isMeant ? [] : await seatsQuestions(trx, parties))));
}

/** Compares current rows with `before`: departures that these enquiries newly overfill. */
export async function findNewSeats(trx: Db, before: readonly SeatRow[]): Promise<SeatRow[]> {
  const now = await readInBatches(
    before.map(({ id }) => id),
    (ids) =>
      trx
        .selectFrom('bookings')
        .select(['id', 'reference', 'status', 'guest_size', 'tour_id', 'tour_name', 'book_at', 'deleted_at'])
        .where('id', 'in', ids)
        .execute(),
  );
  return newSeatsOf(trx, before, now);
}

/** A size that becomes unknown counts as an increase. */
export async function newSeatsOf<Row extends SeatRow>(
  trx: Db,
  before: readonly SeatRow[],
  after: readonly Row[],
): Promise<Row[]> {
  const earlier = await seatsByDeparture(trx, before);
  const found: Row[] = [];
  for (const [departure, rows] of await seatsByDeparture(trx, after)) {
    const had = earlier.get(departure) ?? [];
    const ownOf = (row: Row) => had.filter(({ id }) => id === row.id);
    if (hasMore(rows, had)) found.push(...rows.filter((row) => hasMore([row], ownOf(row))));
  }
  return found;
}

function hasMore(rows: readonly SeatRow[], before: readonly SeatRow[]): boolean {
  const unknown = (all: readonly SeatRow[]) => all.filter(({ guest_size }) => guest_size === null).length;
  return seatsOfAll(rows) > seatsOfAll(before) || unknown(rows) > unknown(before);
}

async function seatsByDeparture<Row extends SeatRow>(
  trx: Db,
  rows: readonly Row[],
): Promise<Map<string, Row[]>> {
  const seated = rows.filter((row) => hasSeats(row) && row.deleted_at === null);
  const departures = byDeparture(await withTours(trx, seated));
  return new Map(departures.map(([name, parties]) => [name, parties.map(({ wanted }) => wanted)]));
}

export async function findOver(trx: Db, before: readonly SeatRow[]): Promise<Undone['over']> {
  return ofDepartures(trx, await findNewSeats(trx, before), async ([party], name) => {
    const departure = party && (await findDeparture(trx, party.wanted, party.tour));
    if (!departure || departure.taken <= departure.seats) return [];
    const text = `${party.tour?.title} on ${formatDay(departure.day)} has ${seatsLeftText(departure)}.`;
    return [{ departure: name, text }];
  });
}

async function ofDepartures<Said>(
  trx: Db,
  all: readonly Wanted[],
  say: (parties: readonly WithTour[], departure: string) => Promise<Said[]>,
): Promise<Said[]> {
  const said: Said[] = [];
  for (const [name, parties] of byDeparture(await withTours(trx, all))) {
    await lockName(trx, `seats ${name}`);
    said.push(...(await say(parties, name)));
  }
  return said;
}

/** In a fixed order; without tour or day there is no departure. */
function byDeparture<Row extends Wanted>(parties: readonly WithTour<Row>[]): [string, WithTour<Row>[]][] {
  const departures = Map.groupBy(parties, ({ wanted, tour }) =>
    tour && wanted.book_at !== null ? `${tour.id} ${wanted.book_at}` : '',
  );
  departures.delete('');
  return [...departures].sort(([one], [other]) => (one < other ? -1 : 1));
}

async function seatsQuestions(trx: Db, parties: readonly WithTour[]): Promise<string[]> {
  const [first] = parties;
  if (!first?.tour) return [];
  const { wanted: one, tour } = first;
  const departure = await findDeparture(trx, one, tour);
  if (!departure) return [];
  const ids = parties.map(({ wanted }) => wanted.id);
  const held = await trx
    .selectFrom('bookings')
    .select(['guest_size', 'status'])
    .where('id', 'in', ids)
    .where('book_at', '=', departure.day)
    .where((row) =>
      row.or([
        row('tour_id', '=', tour.id),
        row.and([row('tour_id', 'is', null), row('tour_name', '=', tour.title)]),
      ]),
    )
    .execute();
  const given = seatsOfAll(held.filter(hasSeats));
  const people = seatsOfAll(parties.map(({ wanted }) => wanted));
  const taken = departure.taken - given;
  const unknown = parties.flatMap(({ wanted }) => (wanted.guest_size === null ? wanted.reference : []));
  const questions =
    unknown.length === 0
      ? []
      : [`Nobody has said how many travel: ${named(unknown)}. One seat each is counted until somebody does.`];
  if (taken + people <= departure.seats) return questions;
  const left = seatsLeftText({ ...departure, taken });
  const tooMany = `${tour.title} on ${formatDay(departure.day)} has ${left}. ${countPeople(people)} ${people === 1 ? 'is' : 'are'} to be confirmed: ${named(parties.map(({ wanted }) => wanted.reference))}.`;
  return [...questions, tooMany];
}

/** Unless confirmed, throws `asks_first` before a trip's last day is over in India, or if that day is unknown. */
export async function askAboutLastDay(trx: Db, all: readonly Wanted[], now: Date): Promise<void> {
  const today = dayOf(now);
  const asked = Map.groupBy(await withTours(trx, all), ({ wanted, tour }) => {
    const day = lastDayOfTrip(wanted, tour);
    if (day !== null) return day >= today ? `The last day of the trip is ${formatDay(day)}` : '';
    return wanted.book_at === null
      ? ''
      : `Nobody knows how long the trip is that begins on ${formatDay(wanted.book_at)}`;
  });
  asked.delete('');
  ask([...asked].map(([says, trips]) => `${says}: ${named(trips.map(({ wanted }) => wanted.reference))}.`));
}

const seatsOfAll = (rows: readonly Pick<BookingRow, 'guest_size'>[]) =>
  rows.reduce((sum, row) => sum + seatsOf(row), 0);

async function withTours<Row extends Wanted>(trx: Db, all: readonly Row[]): Promise<WithTour<Row>[]> {
  const found = new Map<string, TourOfTrip | undefined>();
  const answers: WithTour<Row>[] = [];
  for (const wanted of all) {
    const key = `${wanted.tour_id} ${wanted.tour_name}`;
    if (!found.has(key)) found.set(key, await findTourOfTrip(trx, wanted));
    answers.push({ wanted, tour: found.get(key) });
  }
  return answers;
}

function ask(questions: readonly string[]): void {
  if (questions.length === 0) return;
  const more = questions.length > NAMED ? ` And ${questions.length - NAMED} more.` : '';
  throw asksFirst(`${questions.slice(0, NAMED).join(' ')}${more}`);
}

function named(references: readonly string[]): string {
  const more = references.length > NAMED ? ` and ${references.length - NAMED} more` : '';
  return `${references.slice(0, NAMED).join(', ')}${more}`;
}
