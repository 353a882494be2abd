import { CircleUser, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ADMIN_PAGES } from './admin-pages.ts';
import { NoticesButton } from './live/notices/notices-button.tsx';
import { WaitingCount } from './live/waiting-count.tsx';
import { FailedCount } from './mail/health/failed-count.tsx';

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium whitespace-nowrap hover:bg-mist';

/** Pixels before the first word of the strip, as `px-2`. */
const EDGE = 8;

/** The pages of the admin area: beside the page, on narrow screens a row above it that scrolls sideways. */
export function AdminSidebar() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link follows from the address
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!strip || !current) return;
    // It begins with its first word, or where the page that is open has no room then, with that.
    const isInSight = current.offsetLeft + current.offsetWidth <= strip.clientWidth;
    strip.scrollLeft = isInSight ? 0 : current.offsetLeft - EDGE;
  }, [pathname]);

  return (
    <nav aria-label="Admin" className="min-w-0 lg:sticky lg:top-26 lg:self-start">
      <ul
        ref={list}
        className="relative flex snap-x snap-mandatory scroll-px-2 gap-1 overflow-x-auto max-lg:-mx-5 max-lg:px-2 lg:flex-col lg:overflow-visible"
      >
        {ADMIN_PAGES.map(({ to, text, icon: Icon }) => (
          <li key={to} className="snap-start">
            <NavLink to={to} className={({ isActive }) => `${ITEM} ${isActive ? 'bg-mist text-pine' : ''}`}>
              <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
              {text}
              {to === '/admin/inbox' && <WaitingCount of="inbox" what="waiting" />}
              {to === '/admin/mail' && <FailedCount />}
            </NavLink>
          </li>
        ))}
        <li className="lg:mt-4 lg:border-t lg:border-mist lg:pt-4">
          <NoticesButton className={`${ITEM} w-full text-left`} />
        </li>
        <li>
          <Link to="/account" className={ITEM}>
            <CircleUser aria-hidden="true" className="size-5 max-sm:hidden" />
            Your account
          </Link>
        </li>
        <li>
          <Link to="/home" className={ITEM}>
            <ExternalLink aria-hidden="true" className="size-5 max-sm:hidden" />
            View the site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
