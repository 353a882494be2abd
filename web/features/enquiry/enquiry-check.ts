import type { AddedName } from '../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { lastTravelDay, TOO_FAR_AHEAD } from '../../../contracts/enquiries/travel-days.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { PhoneCountry } from '../../../contracts/fields/phone-countries.ts';
import { emailFault } from '../../lib/phone-and-mail/is-email-address.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';

export type EnquiryValues = Partial<Record<AddedName, string>> & {
  fullName: string;
  phone: string;
  phoneCountry?: PhoneCountry;
  email: string;
  destination: string;
  guestSize: string;
  bookAt: string;
  /** `yes` if ticked; the words then replace the date. */
  hasOpenDates?: string;
  travelWords?: string;
  childAges?: string;
  singleRooms?: string;
  extraBeds?: string;
  shownTotal?: string;
};

/** The server checks all of it again. `today`: YYYY-MM-DD. A party larger than the group is allowed. */
export function checkEnquiry(values: EnquiryValues, today: string): Faults {
  const faults: Faults = {};
  const add = (field: keyof EnquiryValues, fault: string | undefined) => {
    if (fault) faults[field] = fault;
  };
  add('fullName', nameFault(values.fullName.trim()));
  add('phone', values.phone.trim() ? undefined : 'Enter your phone number.');
  add('email', emailFault(values.email.trim()));
  add('destination', values.destination.trim() ? undefined : 'Choose a destination.');
  add('guestSize', guestFault(values.guestSize.trim()));
  add('bookAt', values.hasOpenDates ? undefined : dateFault(values.bookAt, today));
  return faults;
}

function nameFault(name: string): string | undefined {
  if (!name) return 'Enter your full name.';
  if (name.length > LIMITS.name) return `Keep your full name to ${LIMITS.name} characters at most.`;
}

function guestFault(text: string): string | undefined {
  if (!text) return 'Enter how many people will travel.';
  const size = Number(toLatinDigits(text));
  if (!Number.isInteger(size)) return 'Enter a whole number of people.';
  if (size < LIMITS.guestSizeMin) return 'At least one person has to travel.';
  if (size > LIMITS.guestSizeMax) return `For more than ${LIMITS.guestSizeMax} people, please call us.`;
}

function dateFault(day: string, today: string): string | undefined {
  if (!day) return 'Choose the date of travel.';
  if (day < today) return 'Choose today or a later day.';
  if (day > lastTravelDay(today)) return TOO_FAR_AHEAD;
}
