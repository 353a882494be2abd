import { Menu, Phone, X } from 'lucide-react';
import { href, NavLink } from 'react-router';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { useDraftSession } from '../drafts/draft-session/draft-session.ts';
import { EnquiryButton } from '../enquiry/window/enquiry-button.tsx';
import { useFrame } from '../settings/use-settings.ts';
import { BrandLink } from './brand-link.tsx';
import { headerLinkStyle } from './header-link-style.ts';
import { SignInLinks } from './sign-in-links.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const loadPlan = () => import('./plan-menu.tsx');
const PlanMenu = optionalPart<'PlanMenu', object>(loadPlan, 'PlanMenu');
const PlanLinks = optionalPart<'PlanLinks', object>(loadPlan, 'PlanLinks');
// The same elements each time: drawn again before its script is here, a part would be taken off the page.
const PLAN_MENU = <PlanMenu />;
const PLAN_LINKS = <PlanLinks />;

/** The outer box keeps its height when the bar shrinks, so that the page does not move. */
export function SiteHeader() {
  const { mark, isPast } = useScrolledPast();
  const draftSession = useDraftSession();
  const { menu } = useFrame();
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
                {menu.map(({ to, text }) => (
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
                <li>{PLAN_MENU}</li>
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

function SiteMenu({ isHeaderShrunk }: { isHeaderShrunk: boolean }) {
  const sheet = useMenu();
  const { menu } = useFrame();
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="menu-button grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist lg:hidden"
      >
        <Menu className="menu-closed size-6" />
        <X className="menu-open size-6" />
      </button>
      <div
        ref={sheet}
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
              {menu.map(({ to, text }) => (
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
            {PLAN_LINKS}
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
