import type { Page } from '@playwright/test';
import type { ContactMessage } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { CustomerInList } from '../../../contracts/customers/customers.contract.ts';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { contactBodyOf } from '../request-bodies.ts';
import { callApi } from './call-api.ts';
import { callAsStaff, storeEnquiry, uniqueName } from './desk.ts';
import type { Account } from './e2e-fixtures.ts';
import { createTour, reviewTour } from './managed-tours.ts';

export type SiteOfForm = { page: Page; server: SiteOfWorker; traveller: Account };

export async function enquiryPath({ page, traveller }: SiteOfForm): Promise<string> {
  const { _id } = await storeEnquiry(page, { userEmail: traveller.email });
  return `/admin/bookings/${_id}`;
}

export async function messagePath({ page, server, traveller }: SiteOfForm): Promise<string> {
  const body = contactBodyOf({ email: traveller.email });
  await callApi(server, 'POST', '/contacts/send-mail', { body });
  const q = new URLSearchParams({ q: traveller.email });
  const [message] = await callAsStaff<ContactMessage[]>(page, 'get', `/contacts?${q}`);
  return `/admin/messages/${message?._id}`;
}

export async function customerPath({ page }: SiteOfForm): Promise<string> {
  const fullName = uniqueName('Karma');
  await storeEnquiry(page, { fullName });
  const q = new URLSearchParams({ q: fullName });
  const [customer] = await callAsStaff<CustomerInList[]>(page, 'get', `/manage/customers?${q}`);
  return `/admin/customers/${customer?._id}`;
}

export async function reviewPath({ page, server, traveller }: SiteOfForm): Promise<string> {
  const { _id, title } = await createTour(page, { title: `Reviewed by ${traveller.email}` });
  await reviewTour(server, _id, traveller);
  return `/admin/reviews?${new URLSearchParams({ q: title })}`;
}

export async function issuePath({ page, traveller }: SiteOfForm): Promise<string> {
  const body = { subject: `News ${traveller.email}`, body: 'The passes are open.', destination: '' };
  const { _id } = await callAsStaff<{ _id: string }>(page, 'post', '/manage/newsletter/issues', body);
  return `/admin/newsletter/${_id}`;
}

export async function quotePath(site: SiteOfForm): Promise<string> {
  const path = await enquiryPath(site);
  const { _id } = await callAsStaff<{ _id: string }>(
    site.page,
    'post',
    `${path.replace('/admin', '/manage')}/quotes`,
    {},
  );
  return `${path}/quotes/${_id}`;
}
