import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { SitePage } from '../../lib/site-page.ts';
import { mapLinkAddress } from '../contact/map/map-addresses.ts';
import { OfficeMap } from '../contact/map/office-map.tsx';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { Registrations } from '../contact/registrations.tsx';
import { WhatsAppHere } from '../contact/whatsapp-here.tsx';
import { useRootData, useSettings } from '../settings/use-settings.ts';

// Separate from the header's, so that they load with the footer's script.

const DISCOVER_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
] as const satisfies { to: SitePage; text: string }[];
const QUICK_LINKS = [
  { to: '/gallery', text: 'Gallery' },
  { to: '/login', text: 'Login' },
  { to: '/register', text: 'Register' },
] as const satisfies { to: SitePage; text: string }[];
const POLICY_LINKS = [
  { to: '/privacy', text: 'Privacy policy' },
  { to: '/cancellation', text: 'Cancellation policy' },
  { to: '/termsconditions', text: 'Terms & conditions' },
  { to: '/permits', text: 'Permits and papers' },
  { to: '/questions', text: 'Questions' },
  { to: '/roads', text: 'Roads today' },
] as const satisfies { to: SitePage; text: string }[];

// Here because view transitions start only after hydration.
ignoreBrokenTurns();

export function SiteFooter() {
  const settings = useSettings();
  const year = useRootData()?.year;
  return (
    <footer className="mt-20 border-t border-night-line bg-night text-on-night sm:mt-28">
      <div className="measure grid gap-x-8 gap-y-12 pt-14 pb-12 lg:grid-cols-[1fr_1.6fr] lg:pt-16">
        <div>
          <div className="prayer-flags mb-4" />
          <p className="font-display text-3xl font-medium">{settings.agencyName}</p>
          <p className="mt-3 max-w-[32ch] text-on-night-soft">{settings.tagline}</p>
          <ul className="mt-5 flex flex-wrap gap-x-5" aria-label="Social media">
            {settings.socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className="footer-link">
                  {name}
                  <span className="sr-only"> (opens a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          <LinkList title="Discover" links={DISCOVER_LINKS} />
          <LinkList title="Quick Links" links={QUICK_LINKS} />
          <LinkList title="Policies" links={POLICY_LINKS} />
        </div>
      </div>
      <div className="measure grid gap-x-8 gap-y-10 border-t border-night-line pt-12 pb-10 lg:grid-cols-[1fr_1.6fr]">
        <ContactDetails />
        <FooterMap />
      </div>
      <div className="measure">
        <div className="flex min-h-18 flex-wrap items-center gap-x-8 gap-y-1 border-t border-night-line py-4 text-sm text-on-night-soft">
          <p>
            © {year} {settings.agencyName}. All rights reserved.
          </p>
          <Registrations className="flex flex-wrap gap-x-6 gap-y-1" />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-sans eyebrow text-on-night-soft">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactDetails() {
  const { email, whatsapp, addressLines } = useSettings();
  return (
    <div>
      <h2 className="mb-2 font-sans eyebrow text-on-night-soft">Contact</h2>
      <div className="flex gap-3">
        <Phone className="mt-3 size-5 shrink-0 text-on-night-soft" />
        <PhoneLinks linkClassName="footer-link" />
      </div>
      <p className="flex gap-3">
        <Mail className="mt-3 size-5 shrink-0 text-on-night-soft" />
        <a href={`mailto:${email}`} className="footer-link break-all">
          {email}
        </a>
      </p>
      {whatsapp && (
        <p className="flex gap-3">
          <MessageCircle className="mt-3 size-5 shrink-0 text-on-night-soft" />
          <WhatsAppHere className="footer-link">WhatsApp</WhatsAppHere>
        </p>
      )}
      <address className="mt-2.5 flex gap-3 not-italic">
        <MapPin className="mt-0.5 size-5 shrink-0 text-on-night-soft" />
        <span>
          {addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </address>
    </div>
  );
}

function FooterMap() {
  const settings = useSettings();
  return (
    <div>
      <OfficeMap className="h-60 lg:h-64" />
      <a
        href={mapLinkAddress(settings)}
        className="mt-1 inline-flex min-h-11 items-center text-sm text-on-night-soft underline underline-offset-4 hover:text-on-night"
      >
        Open the map on openstreetmap.org
      </a>
    </div>
  );
}

/**
 * React Router does not handle the rejected `ready` of a view transition that the browser or Back aborts. The page
 * shows all the same.
 */
function ignoreBrokenTurns(): void {
  if (typeof document === 'undefined' || !document.startViewTransition) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const turn = start(change);
    turn.ready.catch(() => {});
    return turn;
  };
}
