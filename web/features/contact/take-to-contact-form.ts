import { draftStore } from '../drafts/draft-store.ts';
import { type TypedWish, wishText } from './wish.ts';

/** The form of `/home`: see contact-form.tsx. */
const CONTACT_DRAFT = 'contact';

/** Puts a wish into the contact form, where nothing is half written. */
export function takeToContactForm(wish: TypedWish): void {
  if (draftStore.look(CONTACT_DRAFT)) return;
  const { fullName = '', email = '', phone = '' } = wish;
  draftStore.save(CONTACT_DRAFT, { name: fullName, email, mobile: phone, message: wishText(wish) });
}
