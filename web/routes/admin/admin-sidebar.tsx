import { CircleUser, ExternalLink } from 'lucide-react';
import { href, Link, useLocation } from 'react-router';
import { ADMIN_PAGES, menuPageOf } from './admin-pages.ts';
import { useCurrentInSight } from './lists/use-current-in-sight.ts';
import { NoticesButton } from './live/notices/notices-button.tsx';
import { WaitingCount } from './live/waiting-count.tsx';
import { FailedCount } from './mail/health/failed-count.tsx';
import { rolesWithout } from './rights/page-rights.ts';

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium whitespace-nowrap hover:bg-mist';

export function AdminSidebar() {
  const { pathname } = useLocation();
  const list = useCurrentInSight<HTMLUListElement>(pathname);
  const current = menuPageOf(pathname);

  return (
    <nav aria-label="Admin" className="min-w-0 lg:sticky lg:top-18 lg:self-start">
      <ul
        ref={list}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-is-scrolled', currentTarget.scrollLeft > 0)
        }
        className="relative flex snap-x snap-mandatory scroll-pr-2 scroll-pl-10 gap-1 overflow-x-auto max-lg:-mx-5 max-lg:px-2 max-lg:data-is-scrolled:mask-[linear-gradient(to_right,transparent,black_2.5rem)] lg:-m-1 lg:max-h-[calc(100dvh-5rem)] lg:flex-col lg:overflow-y-auto lg:p-1"
      >
        {ADMIN_PAGES.map(({ to, text, icon: Icon }) => (
          <li key={to} data-not-for={rolesWithout(to)} className="snap-start">
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={`${ITEM} aria-[current=page]:bg-mist aria-[current=page]:text-pine`}
            >
              <Icon className="size-5 max-sm:hidden" />
              {text}
              {to === href('/admin/inbox') && <WaitingCount of="inbox" what="waiting" />}
              {to === href('/admin/mail') && <FailedCount />}
            </Link>
          </li>
        ))}
        <li className="lg:mt-4 lg:border-t lg:border-mist lg:pt-4">
          <NoticesButton className={`${ITEM} w-full text-left`} />
        </li>
        <li>
          <Link to={href('/account')} className={ITEM}>
            <CircleUser className="size-5 max-sm:hidden" />
            Your account
          </Link>
        </li>
        <li>
          <Link to={href('/home')} className={ITEM}>
            <ExternalLink className="size-5 max-sm:hidden" />
            View the site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
