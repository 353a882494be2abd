import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { phoneCountry, phoneText } from '../fields/phone.contract.ts';
import { cleanText, knownEmailAddress, requiredLine } from '../fields/text.contract.ts';
import { enquiryMessage, openDateWords, partyFields, partySize } from './enquiries.contract.ts';
import { isMeant } from './seen.contract.ts';

const text = z.string();

/** What an enquiry says, and staff can correct. */
export const enquiryFacts = z.object({
  fullName: text,
  phone: text,
  userEmail: text,
  tourName: text,
  /** Null where nobody has said. */
  guestSize: z.number().nullable(),
  childAges: text,
  singleRooms: z.number(),
  extraBeds: z.number(),
  /** YYYY-MM-DD; empty where the date is open. */
  bookAt: text,
  /** What is said of an open date. */
  travelWords: text,
  /** What the traveller added in their own words. */
  message: text,
});

const FACT_NAMES = enquiryFacts.keyof();

/** As texts; `bookAt` as a day. */
export const correctedFact = z.object({ fact: FACT_NAMES, from: text, to: text });

const MAX_PEOPLE = LIMITS.guestSizeMax;
export const staffPartySize = partySize(
  `An enquiry has room for ${MAX_PEOPLE} people. Enter ${MAX_PEOPLE}, and write the number into the note.`,
);
/** A day, or words for an open date: the server asks for one of them. */
export const staffTravelDate = {
  bookAt: optionalField(calendarDay('Write the date as YYYY-MM-DD.')),
  travelWords: openDateWords,
};

const SAY_SEEN = 'Say what was seen.';
const seenText = z.string({ error: SAY_SEEN }).max(LIMITS.enquiryMessage, SAY_SEEN).transform(cleanText);

/** What it is to say, and what it said as staff saw it: a colleague's change meanwhile is not lost. */
export const correctBody = z.object({
  fullName: requiredLine('the traveller’s full name', LIMITS.name),
  phone: optionalField(phoneText('the traveller’s phone number')),
  phoneCountry,
  userEmail: optionalField(knownEmailAddress),
  tourName: requiredLine('a destination or tour', LIMITS.tourName),
  guestSize: optionalField(staffPartySize),
  ...partyFields,
  ...staffTravelDate,
  message: enquiryMessage,
  isMeant,
  seen: z.object(
    {
      fullName: seenText,
      phone: seenText,
      userEmail: seenText,
      tourName: seenText,
      guestSize: z.number({ error: SAY_SEEN }).nullable(),
      // Pages that are older than these have seen none, and change none.
      childAges: seenText.optional(),
      singleRooms: z.number({ error: SAY_SEEN }).optional(),
      extraBeds: z.number({ error: SAY_SEEN }).optional(),
      bookAt: seenText,
      travelWords: seenText,
      // Pages that are older than messages have seen none, and change none.
      message: seenText.optional(),
    },
    { error: SAY_SEEN },
  ),
});

export type EnquiryFacts = z.infer<typeof enquiryFacts>;
export type FactName = keyof EnquiryFacts;
export type CorrectBody = z.output<typeof correctBody>;
