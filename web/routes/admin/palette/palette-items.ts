import {
  CalendarPlus,
  CircleUser,
  Clock,
  ExternalLink,
  FilePlus,
  FileText,
  type LucideIcon,
  Luggage,
  MailCheck,
  Map as MapIcon,
  MapPlus,
  MessageSquareText,
  Newspaper,
  Search,
  Trash2,
  UserRound,
  Zap,
} from 'lucide-react';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { travelText } from '../../../../contracts/enquiries/travel-days.ts';
import { SHORTCUT_GROUPS, type Shortcut } from '../../../features/shortcuts/shortcuts.ts';
import { ADMIN_PAGES } from '../admin-pages.ts';
import { STATUS } from '../enquiries/desk-texts.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { NEW_TOUR, withEditor } from '../tours/tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tours/tour-status-labels.ts';
import type { RecentPlace } from './recent-places.ts';

export type PaletteItem = {
  /** Tells it from all others that are shown. */
  id: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  /** A key that does the same. */
  keys?: string | undefined;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

export type PaletteGroup = { name: string; items: PaletteItem[] };

const tourPath = (id: string) => `/admin/manage-tours${withEditor(new URLSearchParams(), id)}`;

const OTHER_PAGES = [
  { to: '/admin/bookings/new', title: 'Add an enquiry', icon: CalendarPlus },
  { to: tourPath(NEW_TOUR), title: 'Add a tour', icon: MapPlus },
  { to: '/admin/newsletter/new', title: 'Write a newsletter', icon: Newspaper },
  { to: '/admin/reply-templates', title: 'Reply templates', icon: FileText },
  { to: '/admin/reply-templates/new', title: 'Add a reply template', icon: FilePlus },
  { to: '/admin/bookings/bin', title: 'Bin of bookings', icon: Trash2 },
  { to: '/admin/mail/messages', title: 'Words of mails', icon: FileText },
  { to: '/admin/mail/settings', title: 'Mail settings', icon: MailCheck },
  { to: '/account', title: 'Your account', icon: CircleUser },
  { to: '/home', title: 'View the site', icon: ExternalLink },
];

const PAGES: PaletteItem[] = [
  ...ADMIN_PAGES.map(({ to, text, icon, key }) => ({
    id: to,
    to,
    title: text,
    icon,
    keys: key && `g ${key}`,
  })),
  ...OTHER_PAGES.map((page) => ({ ...page, id: page.to })),
];

type Shown = {
  q: string;
  shortcuts: readonly Shortcut[];
  recent: readonly RecentPlace[];
  finds: DeskFinds | null;
};

/** What is offered of `q`: what can be done here, pages, what the server found; at last the list that finds more. */
export function paletteGroups({ q, shortcuts, recent, finds }: Shown): PaletteGroup[] {
  const actions = { name: 'On this page', items: actionsOf(shortcuts).filter(has(q)) };
  const pages = { name: 'Pages', items: PAGES.filter(has(q)) };
  const groups = q
    ? [actions, pages, ...(finds ? groupsOf(finds) : []), { name: 'More', items: [moreOf(q)] }]
    : [{ name: 'Recent', items: recent.map(itemOfPlace) }, actions, pages];
  return groups.filter(({ items }) => items.length > 0);
}

/** Each word that was typed begins one of its own. */
function has(q: string): (item: PaletteItem) => boolean {
  const typed = wordsOf(q);
  return ({ title }) => {
    const own = wordsOf(title);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s:,()]+/)
    .filter(Boolean);

/** In the order of the sheet. Of two for the same keys the later one is what they do. */
function actionsOf(shortcuts: readonly Shortcut[]): PaletteItem[] {
  const byKeys = new Map(shortcuts.map((one) => [one.keys, one]));
  return [...byKeys.values()]
    .filter(({ group, keys }) => group !== 'Go to' && keys !== 'Mod+k')
    .sort((a, b) => SHORTCUT_GROUPS.indexOf(a.group) - SHORTCUT_GROUPS.indexOf(b.group))
    .map(({ keys, text, run }) => ({ id: `do ${keys}`, icon: Zap, title: text, keys, run }));
}

function itemOfPlace({ to, title, detail }: RecentPlace): PaletteItem {
  return { id: `recent ${to}`, to, title, detail, icon: Clock };
}

function moreOf(q: string): PaletteItem {
  const to = `/admin/bookings?${new URLSearchParams({ q })}`;
  return { id: 'more', to, title: `Search all bookings for “${q}”`, icon: Search };
}

function groupsOf({ customers, enquiries, messages, tours }: DeskFinds): PaletteGroup[] {
  return [
    {
      name: 'Customers',
      items: customers.map(({ _id, name, phone, email }) => ({
        ...placeOf('/admin/customers', _id, UserRound),
        title: name,
        detail: joined(phone && formatPhone(phone), email),
      })),
    },
    {
      name: 'Enquiries',
      items: enquiries.map(({ _id, fullName, reference, tourName, bookAt, travelWords, status }) => ({
        ...placeOf('/admin/bookings', _id, Luggage),
        title: fullName,
        detail: joined(reference, STATUS[status].text, travelText({ bookAt, travelWords }), tourName),
      })),
    },
    {
      name: 'Messages',
      items: messages.map(({ _id, name, message }) => ({
        ...placeOf('/admin/messages', _id, MessageSquareText),
        title: name,
        detail: message,
      })),
    },
    {
      name: 'Tours',
      items: tours.map(({ _id, title, city, status }) => ({
        id: _id,
        to: tourPath(_id),
        icon: MapIcon,
        title,
        detail: joined(city, TOUR_STATUS_LABELS[status]),
      })),
    },
  ];
}

function placeOf(list: string, id: string, icon: LucideIcon) {
  return { id, to: `${list}/${encodeURIComponent(id)}`, icon };
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
