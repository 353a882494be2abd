import {
  CircleUser,
  ExternalLink,
  History,
  Inbox,
  LayoutDashboard,
  Mail,
  Map as MapIcon,
  MessageSquareText,
  Newspaper,
  Send,
  Settings,
  Star,
  UserRound,
  Users,
} from 'lucide-react';

import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { NoticesButton } from './live/notices/notices-button.tsx';
import { WaitingCount } from './live/waiting-count.tsx';
import { FailedCount } from './mail/health/failed-count.tsx';

const PAGES = [
  { to: '/admin-dashboard', text: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/bookings', text: 'Bookings', icon: Inbox },
  { to: '/admin/customers', text: 'Customers', icon: UserRound },
  { to: '/admin/manage-tours', text: 'Tours', icon: MapIcon },
  { to: '/admin/reviews', text: 'Reviews', icon: Star },
  { to: '/admin/messages', text: 'Messages', icon: MessageSquareText },
  { to: '/admin/mail', text: 'Mail', icon: Send },
  { to: '/admin/users', text: 'Users', icon: Users },
  { to: '/admin/subscribers', text: 'Subscribers', icon: Mail },
  { to: '/admin/newsletter', text: 'Newsletter', icon: Newspaper },
  { to: '/admin/settings', text: 'Settings', icon: Settings },
  { to: '/admin/history', text: 'History', icon: History },
] as const;

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium whitespace-nowrap hover:bg-mist';

/** The pages of the admin area: beside the page, on narrow screens a row above it that scrolls sideways. */
export function AdminSidebar() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link follows from the address
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);

  return (
    <nav aria-label="Admin" className="min-w-0 lg:sticky lg:top-26 lg:self-start">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto max-lg:-mx-5 max-lg:px-2 lg:flex-col lg:overflow-visible"
      >
        {PAGES.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={({ isActive }) => `${ITEM} ${isActive ? 'bg-mist text-pine' : ''}`}>
              <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
              {text}
              {to === '/admin/bookings' && <WaitingCount of="newEnquiries" what="new" />}
              {to === '/admin/messages' && <WaitingCount of="openMessages" what="open" />}
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
