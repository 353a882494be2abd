import { z } from 'zod';
import { hasDigit, NO_MOBILE } from '../fields/digits.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { phoneText } from '../fields/phone.contract.ts';
import { emailAddress, requiredLine, requiredText } from '../fields/text.contract.ts';
import { MAX_TOUR_TYPE_LENGTH, NO_TOUR_TYPE } from './tour-types.ts';

/** The mobile number is stored as typed, in any script: the form sets no format. */
export const contactBody = z.object({
  name: requiredLine('your name', LIMITS.name),
  email: emailAddress,
  mobile: phoneText('your mobile number', LIMITS.mobile).pipe(z.string().refine(hasDigit, NO_MOBILE)),
  /** One that staff have listed. */
  tourType: requiredLine('the tour type', MAX_TOUR_TYPE_LENGTH, NO_TOUR_TYPE),
  message: requiredText('your message', LIMITS.message),
});

export type ContactBody = z.infer<typeof contactBody>;
