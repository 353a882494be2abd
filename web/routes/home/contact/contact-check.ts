import type { ContactBody } from '../../../../contracts/contacts/contacts.contract.ts';
import { NO_TOUR_TYPE } from '../../../../contracts/contacts/tour-types.ts';
import { hasDigit, NO_MOBILE } from '../../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { alwaysQuotedFailure } from '../../../features/failures/failure-alert.ts';
import { emailFault } from '../../../lib/phone-and-mail/is-email-address.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';

export const CONTACT = 'contact';

export const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';

export const contactFailure = (error: unknown) => alwaysQuotedFailure(error, FAILED);

export type ContactValues = Partial<Record<'name' | 'email' | 'mobile' | 'tourType' | 'message', string>>;

/** The server checks all of it again, and the tour type by the list of today. */
export function checkContact(values: ContactValues): Faults {
  const { name, email, tourType, message, ...body } = contactBody(values);
  const faults: Faults = {};
  const add = (field: keyof ContactValues, fault: string | undefined) => {
    if (fault) faults[field] = fault;
  };
  const mobile = body.mobile.trim();
  add('name', textFault(name, 'your name', LIMITS.name));
  add('email', emailFault(email.trim()));
  if (!mobile) add('mobile', 'Enter your mobile number.');
  else if (!hasDigit(mobile)) add('mobile', NO_MOBILE);
  else if (mobile.length > LIMITS.mobile)
    add('mobile', `Keep your mobile number to ${LIMITS.mobile} characters at most.`);
  add('tourType', tourType ? undefined : NO_TOUR_TYPE);
  add('message', textFault(message, 'your message', LIMITS.message));
  return faults;
}

/** For values that `checkContact` finds no fault with. */
export function contactBody(values: ContactValues): ContactBody {
  const { name = '', email = '', mobile = '', tourType = '', message = '' } = values;
  return { name, email, mobile, tourType, message };
}

function textFault(text: string, what: string, max: number): string | undefined {
  if (!text.trim()) return `Enter ${what}.`;
  if (text.trim().length > max) return `Keep ${what} to ${max} characters at most.`;
}
