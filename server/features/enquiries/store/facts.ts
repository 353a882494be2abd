import type { EnquiryFacts } from '../../../../contracts/enquiries/enquiry-facts.contract.ts';
import type { Wish } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import { keepTour } from '../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** The columns of what an enquiry says, by what they are of: whose wish holds is asked of each. */
export const COLUMNS_OF = {
  date: ['book_at', 'travel_words'],
  party: ['guest_size', 'child_ages', 'single_rooms', 'extra_beds'],
  tour: ['tour_name', 'tour_id', 'destination'],
  name: ['full_name'],
  phone: ['phone', 'phone_typed'],
  email: ['user_email'],
  message: ['message'],
} as const satisfies Record<Wish, readonly (keyof BookingRow)[]>;

type FactColumn = (typeof COLUMNS_OF)[Wish][number];
export type FactColumns = Pick<BookingRow, FactColumn>;

const FACT_COLUMNS: readonly string[] = Object.values(COLUMNS_OF).flat();

/** Takes the place of an erased traveller's name. */
export const ERASED_NAME = 'Erased at the traveller’s wish';

/** Of some columns those of what the enquiry says. */
export function isFact(column: string): boolean {
  return FACT_COLUMNS.includes(column);
}

export function factColumnsOf(row: FactColumns, wish: Wish): Partial<FactColumns> {
  return Object.fromEntries(COLUMNS_OF[wish].map((column) => [column, row[column]]));
}

/** Not asked for where two say the same: a tour that was deleted since takes its id from both, and a number is one however it was typed. */
const BESIDE: readonly FactColumn[] = ['tour_id', 'phone_typed'];

/** Whether two say the same of this. `of`: of what was stored of it before it had as many columns, those. */
export function isSameWish(
  one: FactColumns,
  other: Partial<FactColumns>,
  wish: Wish,
  of: object = one,
): boolean {
  const columns = COLUMNS_OF[wish].filter((column) => column in of && !BESIDE.includes(column));
  return columns.every((column) => one[column] === other[column]);
}

/** With the tour only where there still is one; it is not deleted until the transaction ends. */
export async function withTourThatIs<State extends Partial<BookingRow>>(
  trx: Db,
  state: State,
): Promise<State> {
  if (!state.tour_id) return state;
  const tour = await trx
    .selectFrom('tours')
    .select(['id', 'title'])
    .where('id', '=', state.tour_id)
    .executeTakeFirst();
  return tour && (await keepTour(trx, tour)) ? state : { ...state, tour_id: null };
}

/** What an enquiry says, as the API has it. */
export function presentFacts(
  row: Omit<FactColumns, 'tour_id' | 'destination' | 'phone_typed'>,
): EnquiryFacts {
  return {
    fullName: row.full_name,
    phone: row.phone,
    userEmail: row.user_email,
    tourName: row.tour_name,
    guestSize: row.guest_size,
    childAges: row.child_ages ?? '',
    singleRooms: row.single_rooms ?? 0,
    extraBeds: row.extra_beds ?? 0,
    bookAt: row.book_at ?? '',
    travelWords: row.travel_words ?? '',
    message: row.message ?? '',
  };
}

/** The same the other way round; which tour of the site it is, the words do not say, nor how a number was typed. */
export function columnsOfFacts(facts: EnquiryFacts): Omit<FactColumns, 'tour_id' | 'destination'> {
  return {
    full_name: facts.fullName,
    phone: facts.phone,
    phone_typed: null,
    user_email: facts.userEmail,
    tour_name: facts.tourName,
    guest_size: facts.guestSize,
    child_ages: facts.childAges || null,
    single_rooms: facts.singleRooms || null,
    extra_beds: facts.extraBeds || null,
    book_at: facts.bookAt || null,
    travel_words: facts.travelWords || null,
    message: facts.message || null,
  };
}

const NOT_SAID = { message: '', childAges: '', singleRooms: 0, extraBeds: 0 };

/** What it said before staff corrected it; null where nobody did. */
export function firstWishIn({ first_wish: said }: Pick<BookingRow, 'first_wish'>): EnquiryFacts | null {
  // What was kept before there were messages has none, nor more of a party than its size.
  return said === null
    ? null
    : { ...NOT_SAID, ...(JSON.parse(said) as Omit<EnquiryFacts, keyof typeof NOT_SAID>) };
}

/** What it says now, as it is kept. */
export function firstWishOf(row: BookingRow): string {
  return JSON.stringify(presentFacts(row));
}
