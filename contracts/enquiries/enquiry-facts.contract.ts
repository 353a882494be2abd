import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { phoneCountry, phoneText } from '../fields/phone.contract.ts';
import { cleanText, knownEmailAddress, requiredLine } from '../fields/text.contract.ts';
import {
  addedFields,
  enquiryFacts,
  openDateWords,
  partyFields,
  partySize,
  schemaPerFact,
} from './enquiries.contract.ts';
import { ADDED } from './fields-of-an-enquiry.ts';
import { isMeant } from './seen.contract.ts';

const text = z.string();
export const correctedFact = z.object({ fact: enquiryFacts.keyof(), from: text, to: text });

const MAX_PEOPLE = LIMITS.guestSizeMax;
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
