import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import {
  emailAddress,
  id,
  phoneText,
  requiredLine,
  requiredText,
  timestamp,
} from '../fields/text.contract.ts';
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
  guestSize: z.number().int(),
  /** YYYY-MM-DD, a day of the Indian calendar; empty where the date is open. */
  bookAt: z.string(),
  /** What is said of an open date: "after the exams"; empty where there is a day. */
  travelWords: z.string(),
  /** What the traveller added in their own words; may be empty. */
  message: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: timestamp,
});

/** The size of the party; `tooMany` is the fault of a number that is too large. */
export const partySize = (tooMany: string) =>
  wholeNumber('Enter a whole number of people.', {
    noNumber: 'Enter how many people will travel.',
    min: [LIMITS.guestSizeMin, 'At least one person has to travel.'],
    max: [LIMITS.guestSizeMax, tooMany],
  });

export const CHOOSE_TRAVEL_DATE = 'Choose the date of travel.';
/** Of an open date, when roughly. */
export const openDateWords = optionalField(requiredLine('the date in words', LIMITS.travelWords));

/** What the party wants besides: "2 kids, Jain food". */
export const enquiryMessage = optionalField(requiredText('the message', LIMITS.enquiryMessage));

/** `userId` may be sent, and is not read: it is the session's. The phone and the date have rules of their own in the server. */
export const enquiryBody = z.object({
  userEmail: emailAddress,
  tourName: requiredLine('a destination', LIMITS.tourName),
  fullName: requiredLine('your full name', LIMITS.name),
  phone: phoneText('your phone number'),
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
});

export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryBody = z.infer<typeof enquiryBody>;
