import { countPeople } from '../../../contracts/count-of.ts';
import { toLatinDigits } from '../../../contracts/fields/digits.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import { draftStore } from '../drafts/draft-store.ts';

/** What somebody typed into an enquiry that is not sent yet, as it stands in the fields. */
export type TypedWish = Partial<
  Record<'fullName' | 'phone' | 'email' | 'destination' | 'guestSize' | 'bookAt', string>
>;

/** The form of `/home`: see contact-form.tsx. */
const CONTACT_DRAFT = 'contact';

/** A wish in words, for whoever writes to us instead: the traveller can still change them. */
export function wishText({ destination, bookAt, guestSize, fullName }: TypedWish): string {
  const people = Number(toLatinDigits(guestSize ?? ''));
  const facts = [
    destination?.trim() ? `ask about ${destination.trim()}` : 'plan a tour',
    ...(bookAt ? [`on ${formatDay(bookAt)}`] : []),
    ...(Number.isInteger(people) && people > 0 ? [`for ${countPeople(people)}`] : []),
  ];
  const name = fullName?.trim() ? ` My name is ${fullName.trim()}.` : '';
  return `I would like to ${facts.join(' ')}.${name}`;
}

/** Puts a wish into the contact form, where nothing is half written. */
export function takeToContactForm(wish: TypedWish): void {
  if (draftStore.look(CONTACT_DRAFT)) return;
  const { fullName = '', email = '', phone = '' } = wish;
  draftStore.save(CONTACT_DRAFT, { name: fullName, email, mobile: phone, message: wishText(wish) });
}
