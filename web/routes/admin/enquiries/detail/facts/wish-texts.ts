import { countPeople } from '../../../../../../contracts/count-of.ts';
import type { EnquiryFacts } from '../../../../../../contracts/enquiries/enquiry-facts.contract.ts';
import type { Wish } from '../../../../../../contracts/enquiries/enquiry-terms.ts';
import { travelText } from '../../../../../../contracts/enquiries/travel-days.ts';
import { formatPhone } from '../../format-phone.ts';

/** What an enquiry says, part by part, as staff read it. */
export const WISH_TEXTS: Record<Wish, (said: EnquiryFacts) => string> = {
  name: ({ fullName }) => fullName,
  phone: ({ phone }) => formatPhone(phone),
  email: ({ userEmail }) => userEmail,
  tour: ({ tourName }) => tourName,
  date: travelText,
  party: ({ guestSize }) => countPeople(guestSize),
  message: ({ message }) => message,
};
