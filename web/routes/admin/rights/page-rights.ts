import { matchPath } from 'react-router';
import { may, type Right, STAFF_ROLES, type StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import type { SitePage } from '../../../lib/site-page.ts';

type AdminPage = Extract<SitePage, `/admin${string}`>;

export const PAGE_RIGHTS: Record<AdminPage, Right> = {
  '/admin-dashboard': 'see-enquiries',
  '/admin/inbox': 'see-enquiries',
  '/admin/inbox/bookings/:id': 'see-enquiries',
  '/admin/inbox/messages/:id': 'see-enquiries',
  '/admin/bookings': 'see-enquiries',
  '/admin/bookings/new': 'work-on-enquiries',
  '/admin/bookings/bin': 'see-enquiries',
  '/admin/bookings/:id': 'see-enquiries',
  '/admin/bookings/:id/quotes/:quote': 'see-enquiries',
  '/admin/bookings/:id/documents/:document': 'see-enquiries',
  '/admin/money': 'see-figures',
  '/admin/customers': 'see-enquiries',
  '/admin/customers/:id': 'see-enquiries',
  '/admin/messages': 'see-enquiries',
  '/admin/messages/:id': 'see-enquiries',
  '/admin/manage-tours': 'see-tours',
  '/admin/manage-tours/:id/preview': 'see-tours',
  '/admin/places': 'see-tours',
  '/admin/places/new': 'write-tours',
  '/admin/places/:id': 'write-tours',
  '/admin/reply-templates': 'see-tours',
  '/admin/reply-templates/new': 'write-tours',
  '/admin/reply-templates/:id': 'write-tours',
  '/admin/media': 'see-tours',
  '/admin/media/:id': 'write-tours',
  '/admin/pages': 'write-pages',
  '/admin/pages/:key': 'write-pages',
  '/admin/import': 'import',
  '/admin/import/:id': 'import',
  '/admin/team': 'see-tours',
  '/admin/team/new': 'write-tours',
  '/admin/team/:id': 'write-tours',
  '/admin/roads': 'see-tours',
  '/admin/roads/new': 'write-roads',
  '/admin/roads/:id': 'write-roads',
  '/admin/reviews': 'see-tours',
  '/admin/mail': 'see-mail',
  '/admin/mail/messages': 'manage-mail',
  '/admin/mail/messages/:kind': 'manage-mail',
  '/admin/mail/settings': 'manage-mail',
  '/admin/mail/:id': 'see-mail',
  '/admin/users': 'see-people',
  '/admin/users/roles': 'see-enquiries',
  '/admin/users/former-staff': 'see-people',
  '/admin/users/invite': 'manage-staff',
  '/admin/users/ownership': 'manage-accounts',
  '/admin/users/:id': 'see-people',
  '/admin/subscribers': 'see-newsletter',
  '/admin/newsletter': 'see-newsletter',
  '/admin/newsletter/new': 'send-newsletters',
  '/admin/newsletter/:id': 'send-newsletters',
  '/admin/start': 'change-settings',
  '/admin/start/demo': 'open-site',
  '/admin/start/:step': 'change-settings',
  '/admin/settings': 'change-settings',
  '/admin/settings/money': 'change-settings',
  '/admin/history': 'see-history',
};

/** Undefined outside of the admin area. The form of a tour has the address of their list. */
export function rightOfPage(address: string): Right | undefined {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  if (pathname === '/admin/manage-tours' && searchParams.has('tour')) return 'write-tours';
  const rights: Record<string, Right> = PAGE_RIGHTS;
  return rights[pathname] ?? Object.entries(rights).find(([path]) => matchPath(path, pathname))?.[1];
}

export function mayOpen(staffRole: StaffRole | undefined, address: string): boolean {
  const right = rightOfPage(address);
  return right === undefined || may(staffRole, right);
}

/** For `data-not-for`: the style sheet hides what is in everybody's HTML. */
export function rolesWithout(address: string): string | undefined {
  return STAFF_ROLES.filter((role) => !mayOpen(role, address)).join(' ') || undefined;
}
