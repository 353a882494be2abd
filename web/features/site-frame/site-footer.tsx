import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { href, Link, useMatches } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { mapLinkAddress, placeOf } from '../contact/map/map-addresses.ts';
import { OfficeMap } from '../contact/map/office-map.tsx';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { Registrations } from '../contact/registrations.tsx';
import { WhatsAppHere } from '../contact/whatsapp-here.tsx';
import { useFrame, useRequiredRootData, useSettings } from '../settings/use-settings.ts';

// Here because view transitions start only after hydration.
ignoreBrokenTurns();

export function SiteFooter() {
  const page = useMatches().at(-1);
  // Named by its file: see `routes.ts`.
  const isOfAccount = page?.id.startsWith('routes/account/') ?? false;
  return (
    <footer
      className={classNames(
        'border-t border-night-line bg-night text-on-night',
        isOfAccount ? 'mt-16' : 'max-[36rem]:unseen-41 mt-16 sm:mt-28',
      )}
    >
      {!isOfAccount && <Directory hasMap={page?.pathname !== href('/contact')} />}
      <div className="measure flex min-h-18 flex-wrap items-center gap-x-8 gap-y-1 py-4 text-sm text-on-night-soft">
        <Copyright />
        {!isOfAccount && <Registrations className="flex flex-wrap gap-x-6 gap-y-1" />}
      </div>
    </footer>
  );
}

/** Without the map on a page that has its own. */
function Directory({ hasMap }: { hasMap: boolean }) {
  const { footer } = useFrame();
  return (
    <div className="measure border-b border-night-line pt-5 pb-4 max-sm:text-[0.9375rem] lg:grid lg:grid-cols-[1.2fr_2fr] lg:gap-x-12 lg:pt-14 lg:pb-10">
      <Agency />
      <div className="mt-2 sm:max-lg:mt-8 lg:mt-0">
        <div className="grid gap-x-8 sm:grid-cols-3">
          <LinkList title={footer.discover} links={footer.discoverLinks} />
          <LinkList title={footer.quick} links={footer.quickLinks} />
          <LinkList title={footer.policies} links={footer.policyLinks} />
        </div>
        {hasMap && <FooterMap />}
      </div>
    </div>
  );
}

function Agency() {
  const { settings, look } = useRequiredRootData();
  const { agencyName, tagline, socials, phones, email, whatsapp, addressLines } = settings;
  return (
    <div>
      <div className="prayer-flags mb-4 max-sm:hidden" />
      <FooterLogo />
      <p
        className={classNames('font-display text-3xl font-medium max-sm:hidden', look?.isNamed && 'sr-only')}
      >
        {agencyName}
      </p>
      <p className="mt-3 mb-4 max-w-[32ch] text-on-night-soft max-sm:hidden">{tagline}</p>
      <h2 className="sr-only">Contact</h2>
      {phones.length > 0 && (
        <div className="flex gap-3">
          <Phone className="mt-3 size-5 shrink-0 text-on-night-soft" />
          <PhoneLinks className="flex flex-wrap gap-x-5" linkClassName="footer-link" />
        </div>
      )}
      <div className="flex flex-wrap gap-x-4">
        {email && (
          <p className="flex gap-3">
            <Mail className="mt-3 size-5 shrink-0 text-on-night-soft" />
            <a href={`mailto:${email}`} className="footer-link break-all">
              {email}
            </a>
          </p>
        )}
        {whatsapp && (
          <p className="flex gap-3">
            <MessageCircle className="mt-3 size-5 shrink-0 text-on-night-soft" />
            <WhatsAppHere className="footer-link">WhatsApp</WhatsAppHere>
          </p>
        )}
      </div>
      {addressLines.length > 0 && (
        <address className="mt-2 flex gap-3 not-italic">
          <MapPin className="mt-0.5 size-5 shrink-0 text-on-night-soft" />
          <span>
            {addressLines.map((line) => (
              <span key={line} className="lg:block">
                {`${line} `}
              </span>
            ))}
          </span>
        </address>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 sm:mt-4" aria-label="Social media">
        {socials.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="footer-link">
              {name}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On white: it may be as dark as the ground. */
function FooterLogo() {
  const logo = useRequiredRootData().look?.logo;
  if (!logo) return null;
  const { url, width, height } = logo;
  return (
    <p className="mb-3 max-sm:hidden">
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-16 w-auto max-w-64 rounded-field bg-white object-contain p-2"
      />
    </p>
  );
}

function Copyright() {
  const { settings, frame, year } = useRequiredRootData();
  return (
    <p>
      © {year} {settings.agencyName}
      {`. ${frame.footer.rights}`}
    </p>
  );
}

/** On phones a line each. */
function LinkList({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  return (
    <nav aria-label={title} className="max-[24rem]:gap-x-3 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
      <h2 className="font-sans eyebrow text-on-night-soft max-[24rem]:w-18 max-[24rem]:tracking-normal max-[24rem]:normal-case max-sm:w-24 max-sm:shrink-0 max-sm:py-3.5 sm:mb-2">
        {title}
      </h2>
      <ul className="max-[24rem]:gap-x-3 max-sm:flex max-sm:grow max-sm:basis-40 max-sm:flex-wrap max-sm:gap-x-4">
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

function FooterMap() {
  const office = placeOf(useSettings());
  if (!office) return null;
  return (
    <div className="mt-3 lg:mt-8">
      <OfficeMap className="h-24 sm:h-52" />
      <a
        href={mapLinkAddress(office)}
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
