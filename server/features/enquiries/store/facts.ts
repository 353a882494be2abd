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

const BESIDE = {
  tour: ['tour_id', 'destination'],
  phone: ['phone_typed'],
} as const satisfies Partial<Record<Wish, readonly (keyof BookingRow)[]>>;

type FactColumn = FieldColumn | (typeof BESIDE)[keyof typeof BESIDE][number];
export type FactColumns = Pick<BookingRow, FactColumn>;

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

export const ERASED_NAME = 'Erased at the traveller’s wish';

export function isFact(column: string): boolean {
  return FACT_COLUMNS.includes(column);
}

export function factColumnsOf(row: FactColumns, wish: Wish): Partial<FactColumns> {
  return Object.fromEntries(COLUMNS_OF[wish].map((column) => [column, row[column]]));
}

/** Not compared: both ids of a deleted tour are null, and a number is the same however it was typed. */
const NOT_ASKED: readonly FactColumn[] = ['tour_id', 'phone_typed'];

/** `of`: only the columns that existed when the value was stored. */
export function isSameWish(
  one: FactColumns,
  other: Partial<FactColumns>,
  wish: Wish,
  of: object = one,
): boolean {
  const columns = COLUMNS_OF[wish].filter((column) => column in of && !NOT_ASKED.includes(column));
  return columns.every((column) => one[column] === other[column]);
}

export function isMissing(row: FactColumns, wish: Wish): boolean {
  const party = COLUMNS_OF.party.find((column) => row[column] !== null);
  const added = Object.fromEntries(ADDED.map(({ name, column }) => [name, row[column]]));
  const own = { phone: row.phone, email: row.user_email, party, ...added };
  return wish in own && !own[wish as keyof typeof own];
}

/** Drops a deleted tour, and locks an existing one until the transaction ends. */
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

export function presentFacts(row: Pick<BookingRow, FieldColumn>): EnquiryFacts {
  const said = FACT_NAMES.map((name) => [name, row[fieldOf(name).column] ?? fieldOf(name).unsaid]);
  return Object.fromEntries(said) as EnquiryFacts;
}

/** Without tour id and typed phone, which the facts do not tell. */
export function columnsOfFacts(facts: Partial<EnquiryFacts>): Pick<BookingRow, FieldColumn> {
  const stored = FACT_NAMES.map((name) => {
    const { column, isNeeded } = fieldOf(name);
    return [column, facts[name] || (isNeeded ? '' : null)];
  });
  return Object.fromEntries(stored) as Pick<BookingRow, FieldColumn>;
}

export function addedWords(row: AddedColumns): Partial<Record<AddedName, string>> {
  return Object.fromEntries(ADDED.flatMap(({ name, column }) => (row[column] ? [[name, row[column]]] : [])));
}

export function firstWishIn({ first_wish: said }: Pick<BookingRow, 'first_wish'>): EnquiryFacts | null {
  return said === null ? null : { ...NOTHING_SAID, ...(JSON.parse(said) as Partial<EnquiryFacts>) };
}

export function firstWishOf(row: BookingRow): string {
  return JSON.stringify(presentFacts(row));
}
