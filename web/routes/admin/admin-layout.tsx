import { ExternalLink, Inbox, LayoutDashboard } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router';
import { AlertRegion } from '../../components/alert-region.tsx';
import { BrandLink } from '../../components/brand-link.tsx';
import { SignInLinks } from '../../components/sign-in-links.tsx';
import { useFollowSession } from '../../lib/use-follow-session.ts';

const PAGES = [
  { to: '/admin-dashboard', text: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/bookings', text: 'Bookings', icon: Inbox },
] as const;

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium whitespace-nowrap hover:bg-mist';

export default function AdminLayout() {
  useFollowSession();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-action px-5 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-40 h-16 shrink-0 border-b border-mist bg-paper">
        <div className="measure flex h-full items-center justify-between gap-3">
          <BrandLink className="flex min-h-11 max-w-[9.5rem] shrink-0 items-center gap-2.5 sm:max-w-none" />
          <SignInLinks />
        </div>
      </header>
      <AlertRegion place="admin" />
      <div className="measure grid flex-1 content-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10">
        <Sidebar />
        <main id="main" tabIndex={-1} className="min-w-0 pb-16 outline-none">
          <Outlet />
        </main>
      </div>
    </>
  );
}

function Sidebar() {
  return (
    <nav aria-label="Admin" className="lg:sticky lg:top-26 lg:self-start">
      <ul className="flex flex-wrap gap-1 max-lg:-mx-3 lg:flex-col">
        {PAGES.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={({ isActive }) => `${ITEM} ${isActive ? 'bg-mist text-pine' : ''}`}>
              <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
              {text}
            </NavLink>
          </li>
        ))}
        <li className="lg:mt-4 lg:border-t lg:border-mist lg:pt-4">
          <Link to="/home" className={ITEM}>
            <ExternalLink aria-hidden="true" className="size-5 max-sm:hidden" />
            View the site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
