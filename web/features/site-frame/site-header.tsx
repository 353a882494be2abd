import { ChevronDown, Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href, NavLink, useLocation } from 'react-router';
import { useBackClosesPopover } from '../../lib/browser/overlays/use-back-closes-popover.ts';
import type { SitePage } from '../../lib/site-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { useDraftSession } from '../drafts/draft-session/draft-session.ts';
import { EnquiryButton } from '../enquiry/window/enquiry-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const MAIN_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
  { to: '/contact', text: 'Contact' },
] as const satisfies { to: SitePage; text: string }[];

const PLAN_LINKS = [
  { to: '/permits', text: 'Permits and papers', about: 'What each of you brings, and what to apply for' },
  { to: '/roads', text: 'Roads today', about: 'Open, closed or in convoys, as we last heard' },
  { to: '/questions', text: 'Questions', about: 'What travellers ask before they book' },
  { to: '/compare', text: 'Compare tours', about: 'Up to three, side by side' },
] as const satisfies { to: SitePage; text: string; about: string }[];

/** The outer box keeps its height when the bar shrinks, so that the page does not move. */
export function SiteHeader() {
  const { mark, isPast } = useScrolledPast();
  const draftSession = useDraftSession();
  return (
    <>
      <span ref={mark} aria-hidden="true" className="absolute top-[100px] h-px w-px" />
      <header className="pointer-events-none sticky top-0 z-40 h-16 max-lg:low:relative max-lg:low:h-12 shrink-0 lg:h-[5.5rem]">
        <div
          data-shrunk={isPast || undefined}
          className={classNames(
            'pointer-events-auto border-b border-mist bg-paper max-lg:low:h-12! transition-[height] duration-200 ease-quiet motion-reduce:transition-none',
            isPast ? 'h-14 lg:h-16' : 'h-16 lg:h-[5.5rem]',
          )}
        >
          <div className="measure site-bar">
            <BrandLink className="flex min-h-11 max-w-[9.5rem] items-center gap-2.5 sm:max-w-none" />
            <nav aria-label="Main" className="hidden lg:block xl:ml-6">
              <ul className="flex xl:gap-1">
                {MAIN_LINKS.map(({ to, text }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      prefetch="intent"
                      end={to !== href('/tours')}
                      className={headerLinkStyle}
                    >
                      {text}
                    </NavLink>
                  </li>
                ))}
                <li>
                  <PlanMenu isHeaderShrunk={isPast} />
                </li>
              </ul>
            </nav>
            <div className="site-bar ml-auto">
              <PhoneLinks className="hidden text-sm leading-snug font-semibold whitespace-nowrap lg:block xl:text-[0.9375rem]" />
              <div className="hidden lg:block">
                <SignInLinks />
              </div>
              <EnquiryButton key={draftSession} />
              <SiteMenu isHeaderShrunk={isPast} />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function headerLinkStyle({ isActive }: { isActive: boolean }): string {
  return classNames(
    'grid min-h-11 place-items-center border-y-2 border-transparent px-2 font-medium hover:text-teesta xl:px-3',
    isActive && 'border-b-marigold text-ink',
  );
}

function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // Closes on each navigation, even to the same page, but not on hydration: it may be open already.
  useEffect(() => {
    if (shownAt.current !== key) menu.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  useBackClosesPopover(menu);
  return menu;
}

/** Beside its sheet, which the keyboard then reaches next. */
function PlanMenu({ isHeaderShrunk }: { isHeaderShrunk: boolean }) {
  const menu = useMenu();
  const { pathname } = useLocation();
  const isActive = PLAN_LINKS.some(({ to }) => to === pathname);
  return (
    <>
      <button
        type="button"
        popoverTarget="plan-menu"
        className={classNames(
          'group grid-flow-col gap-1 has-[+:popover-open]:text-teesta',
          headerLinkStyle({ isActive }),
        )}
      >
        Plan
        <ChevronDown className="size-4 group-has-[+:popover-open]:rotate-180" />
      </button>
      <div
        ref={menu}
        id="plan-menu"
        popover="auto"
        className={classNames(
          'menu-sheet max-lg:hidden lg:backdrop:bg-transparent',
          isHeaderShrunk ? 'top-16' : 'top-[5.5rem]',
        )}
      >
        <ul className="measure grid grid-cols-4 gap-6 py-6">
          {PLAN_LINKS.map(({ to, text, about }) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" className="group block border-t border-mist pt-3">
                <span className="font-display text-xl font-medium group-hover:text-teesta group-aria-[current]:text-teesta">
                  {text}
                </span>
                <span className="mt-1 block text-ink-soft">{about}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function SiteMenu({ isHeaderShrunk }: { isHeaderShrunk: boolean }) {
  const menu = useMenu();
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="group grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist lg:hidden"
      >
        <Menu className="size-6 group-has-[+:popover-open]:hidden" />
        <X className="hidden size-6 group-has-[+:popover-open]:block" />
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className={classNames(
          'menu-sheet max-lg:low:top-12! lg:hidden',
          isHeaderShrunk ? 'top-14' : 'top-16',
        )}
      >
        <div className="measure py-4">
          <nav aria-label="Menu">
            <ul>
              {MAIN_LINKS.map(({ to, text }) => (
                <li key={to} className="border-b border-mist">
                  <NavLink
                    to={to}
                    end={to !== href('/tours')}
                    className="block py-3 font-display text-2xl font-medium aria-[current]:text-teesta"
                  >
                    {text}
                  </NavLink>
                </li>
              ))}
            </ul>
            <h2 className="mt-5 font-sans eyebrow text-ink-soft">Plan</h2>
            <ul className="mt-1 grid grid-cols-2 gap-x-4">
              {PLAN_LINKS.map(({ to, text }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="flex min-h-11 items-center hover:text-teesta aria-[current]:text-teesta"
                  >
                    {text}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-3 flex items-start gap-3">
            <Phone className="mt-3 size-5 shrink-0 text-teesta" />
            <PhoneLinks
              className="text-lg font-semibold"
              linkClassName="flex min-h-11 items-center hover:text-teesta"
            />
          </div>
          <div className="mt-3 -ml-3 pb-2">
            <SignInLinks />
          </div>
        </div>
      </div>
    </>
  );
}
