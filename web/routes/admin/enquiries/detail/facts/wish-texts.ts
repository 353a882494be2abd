import { countOf, countPeople } from '../../../../../../contracts/count-of.ts';
import {
  ADDED,
  type AddedName,
  type EnquiryFacts,
  type Wish,
} from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { travelText } from '../../../../../../contracts/enquiries/travel-days.ts';
import { formatPhone } from '../../format-phone.ts';

type Party = Pick<EnquiryFacts, 'guestSize' | 'childAges' | 'singleRooms' | 'extraBeds'>;

/** "3 people, ages: 3 and 8, 1 room alone"; empty if nothing is known. */
export function partyText({ guestSize, childAges, singleRooms, extraBeds }: Party): string {
  return [
    guestSize !== null && countPeople(guestSize),
    childAges && `ages: ${childAges}`,
    singleRooms > 0 && countOf(singleRooms, 'room alone', 'rooms alone'),
    extraBeds > 0 && countOf(extraBeds, 'extra bed'),
  ]
    .filter(Boolean)
    .join(', ');
}

type TextOf = (said: EnquiryFacts) => string;
const OF_ADDED = Object.fromEntries(
  ADDED.map(({ name }): [AddedName, TextOf] => [name, (said) => said[name]]),
) as Record<AddedName, TextOf>;

export const WISH_TEXTS: Record<Wish, TextOf> = {
  name: ({ fullName }) => fullName,
  phone: ({ phone }) => formatPhone(phone),
  email: ({ userEmail }) => userEmail,
  tour: ({ tourName }) => tourName,
  date: travelText,
  party: partyText,
  ...OF_ADDED,
};
