import { href, Link } from 'react-router';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { draftStore } from '../drafts/draft-store.ts';
import { useSettings } from '../settings/use-settings.ts';
import { WhatsAppHere } from './whatsapp-here.tsx';
import type { TypedWish } from './wish.ts';
import { wishText } from './wish.ts';

const CONTACT_DRAFT = 'contact';

const LINK = 'inline-flex min-h-11 items-center text-link';

export function ContactWithoutAccount({ wish }: { wish?: TypedWish }) {
  const { phones } = useSettings();
  const phone = phones[0];
  const typed = wish && Object.values(wish).some((value) => value?.trim()) ? wish : undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 text-ink-soft">
      <span className="max-sm:w-full">Or without an account:</span>
      <WhatsAppHere typed={typed} className={LINK}>
        WhatsApp
      </WhatsAppHere>
      {phone && (
        <a href={telLink(phone)} className={LINK}>
          Call <span className="max-sm:sr-only">&nbsp;{phone}</span>
        </a>
      )}
      {/* A full load: the router would look for the hash before the form exists. */}
      <Link
        to={`${href('/home')}#contact-form`}
        reloadDocument
        onClick={() => typed && takeToContactForm(typed)}
        className={LINK}
      >
        Write to us
      </Link>
    </p>
  );
}

function takeToContactForm(wish: TypedWish): void {
  if (draftStore.look(CONTACT_DRAFT)) return;
  const { fullName = '', email = '', phone = '' } = wish;
  draftStore.save(CONTACT_DRAFT, { name: fullName, email, mobile: phone, message: wishText(wish) });
}
