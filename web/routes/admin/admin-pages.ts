import {
  FileText,
  History,
  Images,
  Inbox,
  IndianRupee,
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
import { href } from 'react-router';

export const ADMIN_PAGES = [
  { to: href('/admin-dashboard'), text: 'Dashboard', icon: LayoutDashboard, key: 'd' },
  { to: href('/admin/inbox'), text: 'Inbox', icon: Inbox, key: 'i' },
  { to: href('/admin/bookings'), text: 'Bookings', icon: Luggage, key: 'b' },
  { to: href('/admin/money'), text: 'Money', icon: IndianRupee, key: 'y' },
  { to: href('/admin/customers'), text: 'Customers', icon: UserRound, key: 'c' },
  { to: href('/admin/manage-tours'), text: 'Tours', icon: MapIcon, key: 't' },
  { to: href('/admin/roads'), text: 'Roads', icon: RoadIcon, key: 'o' },
  { to: href('/admin/team'), text: 'Team', icon: UserRoundCheck, key: 'w' },
  { to: href('/admin/media'), text: 'Pictures', icon: Images, key: 'p' },
  { to: href('/admin/reviews'), text: 'Reviews', icon: Star, key: 'r' },
  { to: href('/admin/messages'), text: 'Messages', icon: MessageSquareText, key: 'm' },
  { to: href('/admin/mail'), text: 'Mail', icon: Send, key: 'e' },
  { to: href('/admin/users'), text: 'Users', icon: Users, key: 'u' },
  { to: href('/admin/subscribers'), text: 'Subscribers', icon: Mail, key: undefined },
  { to: href('/admin/newsletter'), text: 'Newsletter', icon: Newspaper, key: 'n' },
  { to: href('/admin/pages'), text: 'Pages', icon: FileText, key: 'p' },
  { to: href('/admin/settings'), text: 'Settings', icon: Settings, key: 's' },
  { to: href('/admin/history'), text: 'History', icon: History, key: 'h' },
] as const;

/** Pages without an entry of their own in the menu. */
const PARTS = [
  { to: href('/admin/reply-templates'), of: href('/admin/mail') },
  { to: href('/admin/places'), of: href('/admin/manage-tours') },
  { to: href('/admin/import'), of: href('/admin/manage-tours') },
  { to: href('/admin/start'), of: href('/admin/settings') },
];

export function menuPageOf(pathname: string): string | undefined {
  const isBelow = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return PARTS.find(({ to }) => isBelow(to))?.of ?? ADMIN_PAGES.find(({ to }) => isBelow(to))?.to;
}
