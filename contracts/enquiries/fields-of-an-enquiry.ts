const TRIP_WISHES = ['date', 'party', 'tour', 'name', 'phone', 'email'] as const;

type Field = {
  column: string;
  wish?: (typeof TRIP_WISHES)[number];
  unsaid: '' | 0 | null;
  name: string;
  short?: string;
  /** The column is never null, but may be an empty string. */
  isNeeded?: true;
  /** Not personal: the audit log may show its value. */
  isTold?: true;
  /** Older clients send corrections without this field; it then stays unchanged. */
  isYounger?: true;
  /** Free text from travellers. This entry is all that such a field needs. */
  added?: { label: string; max: number; isLine: boolean };
};

/** Keyed by API name. Corrections in the history keep this order. To add a field, see docs/development.md. */
export const ENQUIRY_FIELDS = {
  fullName: { column: 'full_name', wish: 'name', unsaid: '', name: 'name', isNeeded: true },
  /** E.164. */
  phone: {
    column: 'phone',
    wish: 'phone',
    unsaid: '',
    isNeeded: true,
    name: 'phone number',
    short: 'phone',
  },
  userEmail: { column: 'user_email', wish: 'email', unsaid: '', name: 'email', isNeeded: true },
  tourName: { column: 'tour_name', wish: 'tour', unsaid: '', name: 'tour', isNeeded: true },
  guestSize: {
    column: 'guest_size',
    wish: 'party',
    unsaid: null,
    isTold: true,
    name: 'number of people',
    short: 'people',
  },
  childAges: {
    column: 'child_ages',
    wish: 'party',
    unsaid: '',
    isYounger: true,
    name: 'ages of the children',
    short: 'ages',
  },
  singleRooms: {
    column: 'single_rooms',
    wish: 'party',
    unsaid: 0,
    isTold: true,
    isYounger: true,
    name: 'rooms alone',
  },
  extraBeds: {
    column: 'extra_beds',
    wish: 'party',
    unsaid: 0,
    isTold: true,
    isYounger: true,
    name: 'extra beds',
  },
  /** YYYY-MM-DD, a day in India; empty for an open date. */
  bookAt: {
    column: 'book_at',
    wish: 'date',
    unsaid: '',
    isTold: true,
    name: 'travel date',
    short: 'date',
  },
  travelWords: { column: 'travel_words', wish: 'date', unsaid: '', name: 'date in words' },
  message: {
    column: 'message',
    unsaid: '',
    name: 'message',
    isYounger: true,
    added: { label: 'Message', max: 1_200, isLine: false },
  },
  dietaryWish: {
    column: 'dietary_wish',
    unsaid: '',
    name: 'food wish',
    isYounger: true,
    added: { label: 'Food', max: 300, isLine: true },
  },
} as const satisfies Record<string, Field>;

type Fields = typeof ENQUIRY_FIELDS;
export type FactName = keyof Fields;
export type AddedName = {
  [Name in FactName]: Fields[Name] extends { added: object } ? Name : never;
}[FactName];
export type Wish = (typeof TRIP_WISHES)[number] | AddedName;

type SaidAs<Unsaid> = Unsaid extends '' ? string : Unsaid extends 0 ? number : number | null;
export type EnquiryFacts = { [Name in FactName]: SaidAs<Fields[Name]['unsaid']> };
export type FieldColumn = Fields[FactName]['column'];
export type ColumnOfWish<Of extends Wish> = {
  [Name in FactName]: (Fields[Name] extends { wish: infer One } ? One : Name) extends Of
    ? Fields[Name]['column']
    : never;
}[FactName];
export type AddedColumns = { [Name in AddedName as Fields[Name]['column']]: string | null };

export const FACT_NAMES = Object.keys(ENQUIRY_FIELDS) as FactName[];

export const fieldOf = (name: FactName): Field & { column: FieldColumn } => ENQUIRY_FIELDS[name];

export const NOTHING_SAID = Object.fromEntries(
  FACT_NAMES.map((name) => [name, fieldOf(name).unsaid]),
) as EnquiryFacts;

export const ADDED = FACT_NAMES.flatMap((name) => {
  const { added, column } = fieldOf(name);
  return added ? [{ ...added, name: name as AddedName, column: column as keyof AddedColumns }] : [];
});

export const NOTHING_ADDED = Object.fromEntries(ADDED.map(({ column }) => [column, null])) as Record<
  keyof AddedColumns,
  null
>;

export function addedLines(facts: Pick<EnquiryFacts, AddedName>): string[] {
  const said = ADDED.filter(({ name }) => facts[name] !== '');
  return said.map(({ name, label }) => (name === 'message' ? facts[name] : `${label}: ${facts[name]}`));
}

export const WISHES: readonly Wish[] = [...TRIP_WISHES, ...ADDED.map(({ name }) => name)];

export const leadOf = (wish: Wish) => factsOfWish(wish)[0] as FactName;

export function factsOfWish(wish: Wish): FactName[] {
  return FACT_NAMES.filter((name) => (fieldOf(name).wish ?? name) === wish);
}
