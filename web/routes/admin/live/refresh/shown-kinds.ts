import { matchPath } from 'react-router';
import type { DeskNewsCounts } from '../../../../../contracts/live/live.contract.ts';
import type { ChangeKind } from '../../../../../contracts/live/live-terms.ts';
import type { SitePage } from '../../../../lib/site-page.ts';

export type ShownKinds = {
  kinds: readonly ChangeKind[];
  /** In a list, new rows move the others. */
  isList?: boolean;
  counted?: keyof DeskNewsCounts;
  /** While the address has this parameter, a form covers the list; the list reloads when it closes. */
  waitsFor?: string;
  /** Milliseconds between reloads, at least. */
  every: number;
};

const OFTEN = 2_000;
/** For mailings, which cause changes for a quarter of an hour, and for expensive counts. */
const SELDOM = 10_000;
const NOTHING: ShownKinds = { kinds: [], every: SELDOM };

/** Without editors: they find a colleague's changes when they save. Add each new page that is not an editor. */
const PAGES: [path: SitePage, shown: ShownKinds][] = [
  ['/admin-dashboard', { kinds: ['enquiries', 'messages', 'reviews', 'mail'], every: SELDOM }],
  ['/admin/inbox', { kinds: ['enquiries', 'messages'], isList: true, every: OFTEN }],
  ['/admin/inbox/bookings/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/inbox/messages/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/bookings', { kinds: ['enquiries'], isList: true, counted: 'newEnquiries', every: OFTEN }],
  ['/admin/bookings/bin', { kinds: ['enquiries'], isList: true, every: OFTEN }],
  ['/admin/bookings/new', NOTHING],
  ['/admin/bookings/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/messages', { kinds: ['messages'], isList: true, counted: 'openMessages', every: OFTEN }],
  ['/admin/messages/:id', { kinds: ['messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/manage-tours', { kinds: ['tours'], isList: true, every: OFTEN, waitsFor: 'tour' }],
  ['/admin/manage-tours/:id/preview', { kinds: ['tours'], every: OFTEN }],
  ['/admin/places', { kinds: ['tours'], isList: true, every: OFTEN }],
  ['/admin/team', { kinds: ['tours'], isList: true, every: OFTEN }],
  ['/admin/roads', { kinds: ['roads', 'enquiries'], isList: true, every: SELDOM }],
  ['/admin/reviews', { kinds: ['reviews'], isList: true, every: OFTEN }],
  ['/admin/mail', { kinds: ['mail'], isList: true, every: SELDOM }],
  ['/admin/users', { kinds: ['users'], isList: true, every: OFTEN }],
  ['/admin/users/former-staff', { kinds: ['users'], isList: true, every: OFTEN }],
  ['/admin/users/:id', { kinds: ['users', 'enquiries', 'reviews'], every: OFTEN }],
  ['/admin/subscribers', { kinds: ['subscribers'], isList: true, every: SELDOM }],
  ['/admin/newsletter', { kinds: ['issues'], every: OFTEN }],
  ['/admin/history', { kinds: ['history'], isList: true, every: OFTEN }],
  ['/admin/customers', { kinds: ['customers', 'enquiries', 'messages'], isList: true, every: SELDOM }],
  [
    '/admin/customers/:id',
    { kinds: ['customers', 'enquiries', 'messages', 'reviews', 'users'], every: OFTEN },
  ],
];

export function shownKindsOf(pathname: string): ShownKinds {
  return PAGES.find(([path]) => matchPath(path, pathname))?.[1] ?? NOTHING;
}
