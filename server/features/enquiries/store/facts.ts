import {
  ADDED,
  type AddedColumns,
  type AddedName,
  type ColumnOfWish,
  type EnquiryFacts,
  FACT_NAMES,
  type FieldColumn,
  factsOfWish,
  fieldOf,
  NOTHING_SAID,
  WISHES,
  type Wish,
} from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Db } from '../../../db/database.ts';
import { keepTour } from '../../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** Columns that go with a field of their wish: which tour it is, and how a number was typed. */
const BESIDE = {
  tour: ['tour_id', 'destination'],
  phone: ['phone_typed'],
} as const satisfies Partial<Record<Wish, readonly (keyof BookingRow)[]>>;

type FactColumn = FieldColumn | (typeof BESIDE)[keyof typeof BESIDE][number];
export type FactColumns = Pick<BookingRow, FactColumn>;

/** The columns of what an enquiry says, by what they are of: whose wish holds is asked of each. */
export const COLUMNS_OF = Object.fromEntries(
  WISHES.map((wish) => {
    const columns = factsOfWish(wish).map((name) => fieldOf(name).column);
    return [wish, wish in BESIDE ? [...columns, ...BESIDE[wish as keyof typeof BESIDE]] : columns];
  }),
) as unknown as {
  [Of in Wish]: readonly (
    | ColumnOfWish<Of>
    | (Of extends keyof typeof BESIDE ? (typeof BESIDE)[Of][number] : never)
  )[];
};

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
const NOT_ASKED: readonly FactColumn[] = ['tour_id', 'phone_typed'];

/** Whether two say the same of this. `of`: of what was stored of it before it had as many columns, those. */
export function isSameWish(
  one: FactColumns,
  other: Partial<FactColumns>,
  wish: Wish,
  of: object = one,
): boolean {
  const columns = COLUMNS_OF[wish].filter((column) => column in of && !NOT_ASKED.includes(column));
  return columns.every((column) => one[column] === other[column]);
}

/** There is nothing that could hold. */
export function isMissing(row: FactColumns, wish: Wish): boolean {
  const party = COLUMNS_OF.party.find((column) => row[column] !== null);
  const added = Object.fromEntries(ADDED.map(({ name, column }) => [name, row[column]]));
  const own = { phone: row.phone, email: row.user_email, party, ...added };
  return wish in own && !own[wish as keyof typeof own];
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
export function presentFacts(row: Pick<BookingRow, FieldColumn>): EnquiryFacts {
  const said = FACT_NAMES.map((name) => [name, row[fieldOf(name).column] ?? fieldOf(name).unsaid]);
  return Object.fromEntries(said) as EnquiryFacts;
}

/** The same the other way round; which tour of the site it is, the words do not say, nor how a number was typed. */
export function columnsOfFacts(facts: Partial<EnquiryFacts>): Pick<BookingRow, FieldColumn> {
  const stored = FACT_NAMES.map((name) => {
    const { column, isNeeded } = fieldOf(name);
    return [column, facts[name] || (isNeeded ? '' : null)];
  });
  return Object.fromEntries(stored) as Pick<BookingRow, FieldColumn>;
}

/** What the traveller added in their own words, or staff took down of it: the fields that say something. */
export function addedWords(row: AddedColumns): Partial<Record<AddedName, string>> {
  return Object.fromEntries(ADDED.flatMap(({ name, column }) => (row[column] ? [[name, row[column]]] : [])));
}

/** What it said before staff corrected it; null where nobody did. */
export function firstWishIn({ first_wish: said }: Pick<BookingRow, 'first_wish'>): EnquiryFacts | null {
  // What was kept before a field was there says nothing of it.
  return said === null ? null : { ...NOTHING_SAID, ...(JSON.parse(said) as Partial<EnquiryFacts>) };
}

/** What it says now, as it is kept. */
export function firstWishOf(row: BookingRow): string {
  return JSON.stringify(presentFacts(row));
}
