import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { DESK_LIMITS } from '../fields/desk-limits.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { phoneCountry, phoneText } from '../fields/phone.contract.ts';
import {
  cleanText,
  emailAddress,
  id,
  knownEmailAddress,
  requiredLine,
  requiredText,
  timestamp,
} from '../fields/text.contract.ts';
import { askedPrice } from './asked-price.contract.ts';
import { ENQUIRY_STATUSES } from './enquiry-terms.ts';
import {
  ADDED,
  type AddedName,
  type EnquiryFacts,
  FACT_NAMES,
  type FactName,
  fieldOf,
} from './fields-of-an-enquiry.ts';
import { isMeant } from './seen.contract.ts';

type PerFact<Others> = {
  [Name in FactName]: z.ZodType<EnquiryFacts[Name] | Others, EnquiryFacts[Name] | Others>;
};

export function schemaPerFact<Others = never>(schemaOf: (field: ReturnType<typeof fieldOf>) => z.ZodType) {
  const schemas = FACT_NAMES.map((name) => [name, schemaOf(fieldOf(name))] as const);
  return Object.fromEntries(schemas) as unknown as PerFact<Others>;
}

const count = z.number().int();
export const enquiryFacts = z.object(
  schemaPerFact(({ unsaid }) => (unsaid === '' ? z.string() : unsaid === 0 ? count : count.nullable())),
);

export const enquiry = z.object({
  _id: id,
  reference: z.string(),
  userId: id.nullable(),
  ...enquiryFacts.shape,
  /** Typed text, if it says more than the number; else empty. */
  phoneTyped: z.string(),
  askedPrice: askedPrice.nullable(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: timestamp,
});

export const SAY_PARTY_SIZE = 'Enter how many people will travel.';
export const partySize = (tooMany: string) =>
  wholeNumber('Enter a whole number of people.', {
    noNumber: SAY_PARTY_SIZE,
    min: [LIMITS.guestSizeMin, 'At least one person has to travel.'],
    max: [LIMITS.guestSizeMax, tooMany],
  });

export const CHOOSE_TRAVEL_DATE = 'Choose the date of travel.';
export const openDateWords = optionalField(requiredLine('the date in words', LIMITS.travelWords));

const addedField = ({ name, max, isLine }: (typeof ADDED)[number]) =>
  optionalField((isLine ? requiredLine : requiredText)(`the ${fieldOf(name).name}`, max));
export const addedFields = Object.fromEntries(
  ADDED.map((field) => [field.name, addedField(field)]),
) as Record<AddedName, ReturnType<typeof addedField>>;

const MAX_PEOPLE = LIMITS.guestSizeMax;
const countOfParty = (what: string) =>
  optionalField(
    wholeNumber(`Enter the ${what} as a whole number.`, {
      min: [0, 'This cannot be below zero.'],
      max: [MAX_PEOPLE, `At most ${MAX_PEOPLE} ${what}.`],
    }),
  );

export const partyFields = {
  childAges: optionalField(requiredLine('the ages', DESK_LIMITS.childAges)),
  singleRooms: countOfParty('rooms alone'),
  extraBeds: countOfParty('extra beds'),
};

export const MAX_TOTAL = 1_000_000_000_000;

/** `userId` is accepted but ignored: the session decides. The server validates phone and date. */
export const enquiryBody = z.object({
  userEmail: emailAddress,
  tourName: requiredLine('a destination', LIMITS.tourName),
  fullName: requiredLine('your full name', LIMITS.name),
  phone: phoneText('your phone number'),
  phoneCountry,
  guestSize: partySize(`For more than ${LIMITS.guestSizeMax} people, please call us.`),
  /** A day, or words for open dates: the server requires one of them. */
  bookAt: optionalField(
    z
      .string({ error: CHOOSE_TRAVEL_DATE })
      .trim()
      .min(1, CHOOSE_TRAVEL_DATE)
      .regex(/^\d{4}-\d{2}-\d{2}(T.{0,50})?$/, 'Write the date as YYYY-MM-DD.'),
  ),
  travelWords: openDateWords,
  ...addedFields,
  ...partyFields,
  /** The total on the page, in whole rupees; the site computes its own. */
  shownTotal: optionalField(
    wholeNumber('shownTotal must be in whole rupees.', {
      min: [0, 'shownTotal cannot be below zero.'],
      max: [MAX_TOTAL, 'shownTotal is too high.'],
    }),
  ),
});

const text = z.string();
export const correctedFact = z.object({ fact: enquiryFacts.keyof(), from: text, to: text });

export const staffPartySize = partySize(
  `An enquiry has room for ${MAX_PEOPLE} people. Enter ${MAX_PEOPLE}, and write the number into the note.`,
);
export const staffTravelDate = {
  bookAt: optionalField(calendarDay('Write the date as YYYY-MM-DD.')),
  travelWords: openDateWords,
};

const SAY_SEEN = 'Say what was seen.';
const LONGEST = Math.max(...ADDED.map(({ max }) => max));
const seenText = z.string({ error: SAY_SEEN }).max(LONGEST, SAY_SEEN).transform(cleanText);
const seenCount = z.number({ error: SAY_SEEN });

const seenFacts = schemaPerFact<undefined>(({ unsaid, isYounger }) => {
  const seen = unsaid === '' ? seenText : unsaid === 0 ? seenCount : seenCount.nullable();
  return isYounger ? seen.optional() : seen;
});

/** New values, and those that staff saw, so that a colleague's change is not overwritten. */
export const correctBody = z.object({
  fullName: requiredLine('the traveller’s full name', LIMITS.name),
  phone: optionalField(phoneText('the traveller’s phone number')),
  phoneCountry,
  userEmail: optionalField(knownEmailAddress),
  tourName: requiredLine('a destination or tour', LIMITS.tourName),
  guestSize: optionalField(staffPartySize),
  ...partyFields,
  ...staffTravelDate,
  ...addedFields,
  isMeant,
  seen: z.object(seenFacts, { error: SAY_SEEN }),
});

export type CorrectBody = z.output<typeof correctBody>;
export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryBody = z.infer<typeof enquiryBody>;
