import { draftStore } from '../drafts/draft-store.ts';
import { type TypedWish, wishText } from './wish.ts';

const CONTACT_DRAFT = 'contact';

/** Keeps a draft that is already there. */
export function takeToContactForm(wish: TypedWish): void {
  if (draftStore.look(CONTACT_DRAFT)) return;
  const { fullName = '', email = '', phone = '' } = wish;
  draftStore.save(CONTACT_DRAFT, { name: fullName, email, mobile: phone, message: wishText(wish) });
}
