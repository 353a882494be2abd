import { TOUR_TYPES, type TourType } from '../../../../contracts/contacts/tour-types.ts';
import { isPhoneText, NO_MOBILE } from '../../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { emailFault } from '../../../lib/phone-and-mail/is-email-address.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';

/** The simple contact form as typed; `tourType` is empty until one is chosen. */
export type ContactValues = Record<'name' | 'email' | 'mobile' | 'tourType' | 'message', string>;

/** What can be said without the server, which checks all of it again. */
export function checkContact(values: ContactValues): Faults {
  const faults: Faults = {};
  const add = (field: keyof ContactValues, fault: string | undefined) => {
    if (fault) faults[field] = fault;
  };
  const mobile = values.mobile.trim();
  add('name', textFault(values.name, 'your name', LIMITS.name));
  add('email', emailFault(values.email.trim()));
  if (!mobile) add('mobile', 'Enter your mobile number.');
  else if (!isPhoneText(mobile)) add('mobile', NO_MOBILE);
  else if (mobile.length > LIMITS.phoneText)
    add('mobile', `Keep your mobile number to ${LIMITS.phoneText} characters at most.`);
  add('tourType', isTourType(values.tourType) ? undefined : 'Select a tour type.');
  add('message', textFault(values.message, 'your message', LIMITS.message));
  return faults;
}

export function isTourType(text: string): text is TourType {
  return (TOUR_TYPES as readonly string[]).includes(text);
}

function textFault(text: string, what: string, max: number): string | undefined {
  if (!text.trim()) return `Enter ${what}.`;
  if (text.trim().length > max) return `Keep ${what} to ${max} characters at most.`;
}
