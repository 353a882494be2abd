const TRIP_WISHES = ['date', 'party', 'tour', 'name', 'phone', 'email'] as const;

type Field = {
  column: string;
  /** Where two enquiries differ in it and become one, whose date, party, … holds is asked. Left out: it is asked of itself. */
  wish?: (typeof TRIP_WISHES)[number];
  /** What the API says where nobody has said anything. */
  unsaid: '' | 0 | null;
  /** In a sentence: "somebody else has changed the phone number". */
  name: string;
  /** In a line of the history, where that is shorter. */
  short?: string;
  /** The column has a text always, if only an empty one. */
  isNeeded?: true;
  /** Its value is not personal: the audit log tells it. */
  isTold?: true;
  /** Pages that are older than this field send a correction without it, and change nothing of it. */
  isYounger?: true;
  /** What travellers add in their own words. All else that has to be done for such a field follows from its row. */
  added?: { label: string; max: number; isLine: boolean };
};

/**
 * What an enquiry says, and staff can correct: each field by its name in the API. Staff's history lists corrections in this
 * order. How to add one: see docs/development.md.
 */
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
  /** Null where nobody has said: of what staff took down. */
  guestSize: {
    column: 'guest_size',
    wish: 'party',
    unsaid: null,
    isTold: true,
    name: 'number of people',
    short: 'people',
  },
  /** As it was typed, "3 and 8". */
  childAges: {
    column: 'child_ages',
    wish: 'party',
    unsaid: '',
    isYounger: true,
    name: 'ages of the children',
    short: 'ages',
  },
  /** Adults who want a room alone. */
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
  /** YYYY-MM-DD, a day of the Indian calendar; empty where the date is open. */
  bookAt: {
    column: 'book_at',
    wish: 'date',
    unsaid: '',
    isTold: true,
    name: 'travel date',
    short: 'date',
  },
  /** What is said of an open date: "after the exams"; empty where there is a day. */
  travelWords: { column: 'travel_words', wish: 'date', unsaid: '', name: 'date in words' },
  message: {
    column: 'message',
    unsaid: '',
    name: 'message',
    isYounger: true,
    // 1,000 that are typed, and what other fields add.
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
/** A field that travellers add in their own words. */
export type AddedName = {
  [Name in FactName]: Fields[Name] extends { added: object } ? Name : never;
}[FactName];
/** What two enquiries may differ in when one is made of them: whose wish holds is asked of each. */
export type Wish = (typeof TRIP_WISHES)[number] | AddedName;

type SaidAs<Unsaid> = Unsaid extends '' ? string : Unsaid extends 0 ? number : number | null;
/** What an enquiry says, as the API has it. */
export type EnquiryFacts = { [Name in FactName]: SaidAs<Fields[Name]['unsaid']> };
/** A column of `bookings` that holds what an enquiry says. */
export type FieldColumn = Fields[FactName]['column'];
export type ColumnOfWish<Of extends Wish> = {
  [Name in FactName]: (Fields[Name] extends { wish: infer One } ? One : Name) extends Of
    ? Fields[Name]['column']
    : never;
}[FactName];
/** What is added, as it is stored. */
export type AddedColumns = { [Name in AddedName as Fields[Name]['column']]: string | null };

export const FACT_NAMES = Object.keys(ENQUIRY_FIELDS) as FactName[];

/** A row of the table, for code that goes through all of it. */
export const fieldOf = (name: FactName): Field & { column: FieldColumn } => ENQUIRY_FIELDS[name];

/** An enquiry of which nothing is known yet. */
export const NOTHING_SAID = Object.fromEntries(
  FACT_NAMES.map((name) => [name, fieldOf(name).unsaid]),
) as EnquiryFacts;

/** What travellers add in their own words. */
export const ADDED = FACT_NAMES.flatMap((name) => {
  const { added, column } = fieldOf(name);
  return added ? [{ ...added, name: name as AddedName, column: column as keyof AddedColumns }] : [];
});

export const NOTHING_ADDED = Object.fromEntries(ADDED.map(({ column }) => [column, null])) as Record<
  keyof AddedColumns,
  null
>;

/** What was added, for people to read. A message needs no label. */
export function addedLines(facts: Pick<EnquiryFacts, AddedName>): string[] {
  const said = ADDED.filter(({ name }) => facts[name] !== '');
  return said.map(({ name, label }) => (name === 'message' ? facts[name] : `${label}: ${facts[name]}`));
}

export const WISHES: readonly Wish[] = [...TRIP_WISHES, ...ADDED.map(({ name }) => name)];

/** The field that a wish is named by. */
export const leadOf = (wish: Wish) => factsOfWish(wish)[0] as FactName;

/** The fields that a wish is made of. */
export function factsOfWish(wish: Wish): FactName[] {
  return FACT_NAMES.filter((name) => (fieldOf(name).wish ?? name) === wish);
}
