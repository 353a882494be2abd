import { z } from 'zod';
import { isPhoneText, NO_MOBILE } from '../fields/digits.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { emailAddress, phoneText, requiredLine, requiredText } from '../fields/text.contract.ts';
import { TOUR_TYPES } from './tour-types.ts';

/** The simple contact form. The mobile number is kept as typed, in whatever script: the form sets no bound on it. */
export const contactBody = z.object({
  name: requiredLine('your name', LIMITS.name),
  email: emailAddress,
  mobile: phoneText('your mobile number').pipe(z.string().refine(isPhoneText, NO_MOBILE)),
  tourType: z.enum(TOUR_TYPES, { error: 'Select a tour type.' }),
  message: requiredText('your message', LIMITS.message),
});

export type ContactBody = z.infer<typeof contactBody>;
