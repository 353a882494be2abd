import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { wholeNumber } from '../fields/number.contract.ts';
import { emailAddress, id, phoneText, requiredLine, timestamp } from '../fields/text.contract.ts';
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

/** `userId` may be sent, and is not read: it is the session's. The phone and the date have rules of their own in the server. */
export const enquiryBody = z.object({
  userEmail: emailAddress,
  tourName: requiredLine('a destination', LIMITS.tourName),
  fullName: requiredLine('your full name', LIMITS.name),
  phone: phoneText('your phone number'),
  guestSize: partySize(`For more than ${LIMITS.guestSizeMax} people, please call us.`),
  bookAt: z
    .string({ error: 'Choose the date of travel.' })
    .trim()
    .min(1, 'Choose the date of travel.')
    .regex(/^\d{4}-\d{2}-\d{2}(T.{0,50})?$/, 'Write the date as YYYY-MM-DD.'),
});

export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryBody = z.infer<typeof enquiryBody>;
