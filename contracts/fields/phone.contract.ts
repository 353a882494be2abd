import { z } from 'zod';
import { LIMITS } from './field-limits.ts';
import { optionalField } from './number.contract.ts';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone-countries.ts';
import { requiredLine } from './text.contract.ts';

/** What was typed as a phone number, `whose` it is: "your phone number". `max`: with words around it, and a second number. */
export const phoneText = (whose: string, max: number = LIMITS.phoneText) =>
  z
    .union([z.string(), z.number()], { error: `Enter ${whose}.` })
    .transform(String)
    .pipe(requiredLine(whose, max));

const CODES = PHONE_COUNTRIES.map(([code]) => code) as [PhoneCountry, ...PhoneCountry[]];

/** Whose number it is where it does not begin with a plus; left out, one of India. */
export const phoneCountry = optionalField(z.enum(CODES, { error: 'Choose the country of the number.' }));

/**
 * A number in E.164, with the sentence that reads it back; or null, with the one that says why it cannot be called: nobody has
 * sent anything yet, and nothing has failed.
 */
export const readPhoneBody = z.object({ phone: phoneText('the phone number'), phoneCountry });
export const readPhoneAnswer = z.object({ sentence: z.string(), phone: z.string().nullable() });
