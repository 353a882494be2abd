import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageRoutes from '../../../web/routes.ts';

const STAFF_LAYOUT = 'routes/admin/admin-layout.tsx';

export type StaffRecords = Record<
  | 'tour'
  | 'user'
  | 'kind'
  | 'issue'
  | 'customer'
  | 'import'
  | 'template'
  | 'place'
  | 'road'
  | 'person'
  | 'picture'
  | 'page'
  | 'step'
  | 'message'
  | 'mail'
  | 'enquiry'
  | 'quote'
  | 'document',
  string
>;

const STANDS_FOR: Record<string, keyof StaffRecords> = {
  '/admin/manage-tours/:id/preview': 'tour',
  '/admin/manage-tours?tour=:id': 'tour',
  '/admin/users/:id': 'user',
  '/admin/mail/messages/:kind': 'kind',
  '/admin/newsletter/:id': 'issue',
  '/admin/customers/:id': 'customer',
  '/admin/reply-templates/:id': 'template',
  '/admin/import/:id': 'import',
  '/admin/places/:id': 'place',
  '/admin/roads/:id': 'road',
  '/admin/team/:id': 'person',
  '/admin/media/:id': 'picture',
  '/admin/pages/:key': 'page',
  '/admin/start/:step': 'step',
  '/admin/messages/:id': 'message',
  '/admin/mail/:id': 'mail',
  '/admin/inbox/bookings/:id': 'enquiry',
  '/admin/inbox/messages/:id': 'message',
  '/admin/bookings/:id': 'enquiry',
  '/admin/bookings/:id/quotes/:quote': 'enquiry',
  '/admin/bookings/:id/documents/:document': 'enquiry',
};

const layout = pageRoutes.find(({ file }) => file === STAFF_LAYOUT);

export const STAFF_PAGES = [
  ...pathsOf(layout?.children ?? [], ''),
  '/admin/bookings?view=board',
  '/admin/manage-tours?tour=new',
  '/admin/manage-tours?tour=:id',
];

export const staffPages = (records: StaffRecords) => STAFF_PAGES.map((path) => withRecord(path, records));

function pathsOf(routes: RouteConfigEntry[], above: string): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = `${above}/${path}`;
    return [own, ...pathsOf(children, own)];
  });
}

export function withRecord(path: string, records: StaffRecords): string {
  const ofEnquiry = path.replace(':quote', records.quote).replace(':document', records.document);
  return ofEnquiry.replace(/:\w+/, () => {
    const record = STANDS_FOR[path];
    if (!record)
      throw new Error(`Say in tests/support/e2e/staff-pages.ts, in STANDS_FOR, what stands in ${path}.`);
    return records[record];
  });
}
