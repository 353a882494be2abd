import { z } from 'zod';
import { LIMITS } from './field-limits.ts';
import { optionalField } from './number.contract.ts';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone-countries.ts';
import { requiredLine } from './text.contract.ts';

export const phoneText = (whose: string, max: number = LIMITS.phoneText) =>
  z
    .union([z.string(), z.number()], { error: `Enter ${whose}.` })
    .transform(String)
    .pipe(requiredLine(whose, max));

const CODES = PHONE_COUNTRIES.map(([code]) => code) as [PhoneCountry, ...PhoneCountry[]];

export const phoneCountry = optionalField(z.enum(CODES, { error: 'Choose the country of the number.' }));

/** E.164 and a sentence that reads it back; or null and the reason. Not an error status: nothing was submitted yet. */
export const readPhoneBody = z.object({ phone: phoneText('the phone number'), phoneCountry });
export const readPhoneAnswer = z.object({ sentence: z.string(), phone: z.string().nullable() });
