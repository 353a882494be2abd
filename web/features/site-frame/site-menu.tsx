import { Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href, NavLink, useLocation } from 'react-router';
import { useBackClosesPopover } from '../../lib/browser/overlays/use-back-closes-popover.ts';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../contact/phone-links.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { MAIN_LINKS } from './site-links.ts';

/** A popover, so that it works without script. */
export function SiteMenu({ isHeaderShrunk }: { isHeaderShrunk: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // Closes on each navigation, even to the same page, but not on hydration: it may be open already.
  useEffect(() => {
    if (shownAt.current !== key) menu.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  useBackClosesPopover(menu);

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
        className={classNames('menu-sheet max-lg:low:top-12!', isHeaderShrunk ? 'top-14' : 'top-16')}
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
          </nav>
          <div className="mt-5 flex items-start gap-3">
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
