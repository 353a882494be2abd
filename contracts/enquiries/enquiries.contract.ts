import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { phoneCountry, phoneText } from '../fields/phone.contract.ts';
import { emailAddress, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { askedPrice } from './asked-price.contract.ts';
import { ENQUIRY_STATUSES } from './enquiry-terms.ts';

export const enquiry = z.object({
  _id: id,
  /** Short and readable aloud: TT-7K3M2. */
  reference: z.string(),
  userId: id.nullable(),
  userEmail: z.string(),
  tourName: z.string(),
  fullName: z.string(),
  /** E.164. */
  phone: z.string(),
  /** What was typed in its place, where that says more than the number; else empty. */
  phoneTyped: z.string(),
  /** Null where nobody has said: of what staff took down. */
  guestSize: z.number().int().nullable(),
  /** As it was typed, "3 and 8"; empty where nobody named any. */
  childAges: z.string(),
  /** Adults who want a room alone. */
  singleRooms: z.number().int(),
  extraBeds: z.number().int(),
  /** YYYY-MM-DD, a day of the Indian calendar; empty where the date is open. */
  bookAt: z.string(),
  /** What is said of an open date: "after the exams"; empty where there is a day. */
  travelWords: z.string(),
  /** What the traveller added in their own words; may be empty. */
  message: z.string(),
  /** What the trip cost as it was asked for; null where nobody had said. */
  askedPrice: askedPrice.nullable(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: timestamp,
});

export const SAY_PARTY_SIZE = 'Enter how many people will travel.';
/** The size of the party; `tooMany` is the fault of a number that is too large. */
export const partySize = (tooMany: string) =>
  wholeNumber('Enter a whole number of people.', {
    noNumber: SAY_PARTY_SIZE,
    min: [LIMITS.guestSizeMin, 'At least one person has to travel.'],
    max: [LIMITS.guestSizeMax, tooMany],
  });

export const CHOOSE_TRAVEL_DATE = 'Choose the date of travel.';
/** Of an open date, when roughly. */
export const openDateWords = optionalField(requiredLine('the date in words', LIMITS.travelWords));

/** What the party wants besides: "2 kids, Jain food". */
export const enquiryMessage = optionalField(requiredText('the message', LIMITS.enquiryMessage));

const MAX_PEOPLE = LIMITS.guestSizeMax;
const countOfParty = (what: string) =>
  optionalField(
    wholeNumber(`Enter the ${what} as a whole number.`, {
      min: [0, 'This cannot be below zero.'],
      max: [MAX_PEOPLE, `At most ${MAX_PEOPLE} ${what}.`],
    }),
  );

/** Who travels, beside how many. */
export const partyFields = {
  /** Ages that cannot be read are no fault: staff read them. */
  childAges: optionalField(requiredLine('the ages', LIMITS.childAges)),
  singleRooms: countOfParty('rooms alone'),
  extraBeds: countOfParty('extra beds'),
};

/** `userId` may be sent, and is not read: it is the session's. The phone and the date have rules of their own in the server. */
export const enquiryBody = z.object({
  userEmail: emailAddress,
  tourName: requiredLine('a destination', LIMITS.tourName),
  fullName: requiredLine('your full name', LIMITS.name),
  phone: phoneText('your phone number'),
  phoneCountry,
  guestSize: partySize(`For more than ${LIMITS.guestSizeMax} people, please call us.`),
  /** A day; or, where the dates are open, when roughly. The server asks for one of the two. */
  bookAt: optionalField(
    z
      .string({ error: CHOOSE_TRAVEL_DATE })
      .trim()
      .min(1, CHOOSE_TRAVEL_DATE)
      .regex(/^\d{4}-\d{2}-\d{2}(T.{0,50})?$/, 'Write the date as YYYY-MM-DD.'),
  ),
  travelWords: openDateWords,
  message: enquiryMessage,
  ...partyFields,
  /** The total that the page told, in whole rupees: the site works out its own. */
  shownTotal: optionalField(
    wholeNumber('shownTotal must be in whole rupees.', {
      min: [0, 'shownTotal cannot be below zero.'],
      max: [LIMITS.totalMax, 'shownTotal is too high.'],
    }),
  ),
});

export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryBody = z.infer<typeof enquiryBody>;
