import type { EnquiryBody } from '../../../contracts/enquiries/enquiries.contract.ts';
import { NOT_DECIDED } from '../../../contracts/enquiries/travel-days.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import type { EnquiryValues } from './enquiry-check.ts';

export const ENQUIRY_FORM = 'enquiry';

/** Numbers stay text: the server parses them. */
export function enquiryBody(values: EnquiryValues): EnquiryBody {
  const { fullName, phone, phoneCountry, email, destination, guestSize, bookAt, message, dietaryWish } =
    values;
  const { childAges, singleRooms, extraBeds, shownTotal } = values;
  const date = values.hasOpenDates ? { travelWords: values.travelWords?.trim() || NOT_DECIDED } : { bookAt };
  const people = Number(toLatinDigits(guestSize));
  const whose = { fullName, phone, phoneCountry, userEmail: email };
  return {
    ...{ ...whose, tourName: destination, guestSize: people, ...date, message, dietaryWish },
    ...({ childAges, singleRooms, extraBeds, shownTotal } as object),
  };
}

export function toFormFaults({ userEmail, tourName, ...same }: Faults): Faults {
  return { ...same, ...(userEmail && { email: userEmail }), ...(tourName && { destination: tourName }) };
}
