import {
  CalendarPlus,
  CircleUser,
  Crown,
  DoorOpen,
  ExternalLink,
  FilePlus,
  FileText,
  FileUp,
  MailCheck,
  MapPin,
  MapPinPlus,
  MapPlus,
  Newspaper,
  PackageMinus,
  Percent,
  Search,
  TableProperties,
  Trash2,
  UserMinus,
  UserPlus,
  Zap,
} from 'lucide-react';
import { href } from 'react-router';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { SHORTCUT_GROUPS, type Shortcut } from '../../../features/shortcuts/shortcuts.ts';
import { ADMIN_PAGES } from '../admin-pages.ts';
import { NEW_TOUR, previewPath } from '../tours/tour-address.ts';
import { itemsOf, type PaletteItem, tourPath } from './found-items.ts';

const OTHER_PAGES = [
  { to: href('/admin/bookings/new'), title: 'Add an enquiry', icon: CalendarPlus },
  { to: tourPath(NEW_TOUR), title: 'Add a tour', icon: MapPlus },
  { to: href('/admin/places'), title: 'Places', icon: MapPin },
  { to: href('/admin/import'), title: 'Import tours, customers, subscribers', icon: FileUp },
  { to: href('/admin/places/new'), title: 'Add a place', icon: MapPinPlus },
  { to: href('/admin/newsletter/new'), title: 'Write a newsletter', icon: Newspaper },
  { to: href('/admin/reply-templates'), title: 'Reply templates', icon: FileText },
  { to: href('/admin/roads/new'), title: 'Add a road', icon: FilePlus },
  { to: href('/admin/team/new'), title: 'Add a person of the team', icon: FilePlus },
  { to: href('/admin/reply-templates/new'), title: 'Add a reply template', icon: FilePlus },
  { to: href('/admin/users/former-staff'), title: 'Former staff', icon: UserMinus },
  { to: href('/admin/users/invite'), title: 'Invite to the staff', icon: UserPlus },
  { to: href('/admin/users/ownership'), title: 'Ownership of the site', icon: Crown },
  { to: href('/admin/users/roles'), title: 'Roles', icon: TableProperties },
  { to: href('/admin/bookings/bin'), title: 'Bin of bookings', icon: Trash2 },
  { to: href('/admin/mail/messages'), title: 'Words of mails', icon: FileText },
  { to: href('/admin/start'), title: 'Set up and open the site', icon: DoorOpen },
  { to: href('/admin/start/demo'), title: 'Demo content, or a site of your own', icon: PackageMinus },
  { to: href('/admin/settings/money'), title: 'Tax and payments', icon: Percent },
  { to: href('/admin/mail/settings'), title: 'Mail settings', icon: MailCheck },
  { to: href('/account'), title: 'Your account', icon: CircleUser },
  { to: href('/home'), title: 'View the site', icon: ExternalLink },
];

export const PAGE_ITEMS: PaletteItem[] = [
  ...ADMIN_PAGES.map(({ to, text, icon, key }) => ({ to, title: text, icon, keys: key && `g ${key}` })),
  ...OTHER_PAGES,
].map((page) => ({ ...page, id: page.to, place: { kind: 'pages', id: page.to } }));

export type PaletteGroup = { name: string; items: PaletteItem[] };

type Shown = {
  q: string;
  shortcuts: readonly Shortcut[];
  recent: PaletteItem[];
  finds: DeskFinds | null;
  /** The results belong to an earlier query. */
  isBehind: boolean;
  mayOpen: (address: string) => boolean;
};

export function paletteGroups({ q, shortcuts, recent, finds, isBehind, mayOpen }: Shown): PaletteGroup[] {
  const actions = { name: 'On this page', items: actionsOf(shortcuts).filter(has(q)) };
  const pages = { name: 'Pages', items: PAGE_ITEMS.filter(has(q)) };
  const found = finds ? groupsOf(finds) : [];
  const groups = q
    ? [actions, pages, ...(isBehind ? stillRight(found, q) : found), { name: 'More', items: [moreOf(q)] }]
    : [{ name: 'Recent', items: recent }, actions, pages];
  return groups
    .map(({ name, items }) => ({ name, items: items.flatMap((item) => openable(item, mayOpen)) }))
    .filter(({ items }) => items.length > 0);
}

/** A tour whose form is not theirs is read as travellers would see it. */
function openable(item: PaletteItem, mayOpen: Shown['mayOpen']): PaletteItem[] {
  if (item.to === undefined || mayOpen(item.to)) return [item];
  return item.place?.kind === 'tours' ? [{ ...item, to: previewPath(item.place.id) }] : [];
}

/** Each typed word must be the beginning of a word. */
function has(q: string): (item: PaletteItem) => boolean {
  const typed = wordsOf(q);
  return ({ title }) => {
    const own = wordsOf(title);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  };
}

/** Results of a shorter query that still match all of the current one, so Enter may choose them. */
function stillRight(found: PaletteGroup[], q: string): PaletteGroup[] {
  const typed = wordsOf(q).map(lettersOf);
  const isRight = ({ title, detail = '' }: PaletteItem) => {
    const letters = lettersOf(`${title} ${detail}`);
    return typed.every((word) => letters.includes(word));
  };
  return found.map(({ name, items }) => ({ name, items: items.filter(isRight) }));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s:,()]+/)
    .filter(Boolean);

/** Letters and digits only, as phone numbers are typed without spaces. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** If two shortcuts have the same keys, the later one wins. */
function actionsOf(shortcuts: readonly Shortcut[]): PaletteItem[] {
  const byKeys = new Map(shortcuts.map((one) => [one.keys, one]));
  return [...byKeys.values()]
    .filter(({ group, keys }) => group !== 'Go to' && keys !== 'Mod+k')
    .sort((a, b) => SHORTCUT_GROUPS.indexOf(a.group) - SHORTCUT_GROUPS.indexOf(b.group))
    .flatMap(({ keys, text, within, run }) =>
      // Shortcuts of a row or a form need the focus there, so they are left out.
      run && !within ? [{ id: `do ${keys}`, icon: Zap, title: text, keys, run }] : [],
    );
}

function moreOf(q: string): PaletteItem {
  const to = `${href('/admin/bookings')}?${new URLSearchParams({ q })}`;
  return { id: 'more', to, title: `Search all bookings for “${q}”`, icon: Search };
}

function groupsOf({ customers, enquiries, messages, tours, roads }: DeskFinds): PaletteGroup[] {
  const isSpam = ({ status }: DeskFinds['enquiries'][number]) => status === 'spam';
  return [
    { name: 'Customers', items: itemsOf('customers', customers) },
    {
      name: 'Enquiries',
      items: itemsOf(
        'enquiries',
        enquiries.filter((one) => !isSpam(one)),
      ),
    },
    { name: 'Messages', items: itemsOf('messages', messages) },
    { name: 'Tours', items: itemsOf('tours', tours) },
    { name: 'Roads', items: itemsOf('roads', roads) },
    { name: 'Spam', items: itemsOf('enquiries', enquiries.filter(isSpam)) },
  ];
}
