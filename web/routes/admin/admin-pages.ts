import {
  History,
  Inbox,
  LayoutDashboard,
  Luggage,
  Mail,
  Map as MapIcon,
  MessageSquareText,
  Newspaper,
  Route as RoadIcon,
  Send,
  Settings,
  Star,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';

/** The pages of the admin area, as its menu has them. `key`: what leads there after `g`. */
export const ADMIN_PAGES = [
  { to: '/admin-dashboard', text: 'Dashboard', icon: LayoutDashboard, key: 'd' },
  { to: '/admin/inbox', text: 'Inbox', icon: Inbox, key: 'i' },
  { to: '/admin/bookings', text: 'Bookings', icon: Luggage, key: 'b' },
  { to: '/admin/customers', text: 'Customers', icon: UserRound, key: 'c' },
  { to: '/admin/manage-tours', text: 'Tours', icon: MapIcon, key: 't' },
  { to: '/admin/roads', text: 'Roads', icon: RoadIcon, key: 'o' },
  { to: '/admin/team', text: 'Team', icon: UserRoundCheck, key: 'w' },
  { to: '/admin/reviews', text: 'Reviews', icon: Star, key: 'r' },
  { to: '/admin/messages', text: 'Messages', icon: MessageSquareText, key: 'm' },
  { to: '/admin/mail', text: 'Mail', icon: Send, key: 'e' },
  { to: '/admin/users', text: 'Users', icon: Users, key: 'u' },
  { to: '/admin/subscribers', text: 'Subscribers', icon: Mail, key: undefined },
  { to: '/admin/newsletter', text: 'Newsletter', icon: Newspaper, key: 'n' },
  { to: '/admin/settings', text: 'Settings', icon: Settings, key: 's' },
  { to: '/admin/history', text: 'History', icon: History, key: 'h' },
] as const;

/** Pages that have no place of their own in the menu: they belong to one that has. */
const PARTS = [
  { to: '/admin/reply-templates', of: '/admin/mail' },
  { to: '/admin/places', of: '/admin/manage-tours' },
];

/** Which page of the menu is open, or has what is open as a part. */
export function menuPageOf(pathname: string): string | undefined {
  const isBelow = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return PARTS.find(({ to }) => isBelow(to))?.of ?? ADMIN_PAGES.find(({ to }) => isBelow(to))?.to;
}
