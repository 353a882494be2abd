import type { Page } from '@playwright/test';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { contactBodyOf } from '../request-bodies.ts';
import { callApi } from './call-api.ts';
import { callAsStaff, storeEnquiry, uniqueName } from './desk.ts';
import { createTour, reviewTour } from './managed-tours.ts';
import { issueReceipt } from './money-of-enquiry.ts';
import { originHeaders } from './origin-headers.ts';
import type { StaffRecords } from './staff-pages.ts';

type Made = { _id: string };

/** A file with a fault, that waits for its press. */
async function bringFile(page: Page, name: string): Promise<string> {
  const buffer = Buffer.from(`Title,Price,${name}\n${name},9000,\n${name},cheap,\n`);
  const answer = await page.request.post('/api/v1/manage/import-files/tours', {
    headers: await originHeaders(page),
    multipart: { file: { name: `${name}.csv`, mimeType: 'text/csv', buffer } },
  });
  return ((await answer.json()) as { data: Made }).data._id;
}

export async function makeStaffRecords(
  page: Page,
  server: SiteOfWorker,
  name = uniqueName('Karma'),
): Promise<StaffRecords> {
  const list = (path: string, q = '') =>
    callAsStaff<Made[]>(page, 'get', `${path}?${new URLSearchParams(q ? { q } : {})}`);
  const first = async (path: string, q?: string) => {
    const [one] = await list(path, q);
    if (!one) throw new Error(`There is nothing in ${path}.`);
    return one._id;
  };
  const email = `${name.replace(/\W/g, '').slice(-40)}@example.com`;
  const reviewed = await createTour(page, { title: name });
  await reviewTour(server, reviewed._id, {
    username: name.slice(0, 60),
    email,
    password: 'over the Teesta bridge',
  });
  const { _id: enquiry } = await storeEnquiry(page, { fullName: name, tourName: name, userEmail: email });
  await callApi(server, 'POST', '/contacts/send-mail', { body: contactBodyOf({ name }) });
  const [customer = '', ...others] = (await list('/manage/customers', name)).map(({ _id }) => _id);
  for (const otherId of others)
    await callAsStaff(page, 'post', `/manage/customers/${customer}/merge`, { otherId });
  const issue = { subject: name, body: 'The passes are open.', destination: '' };
  const template = { name, text: 'Dear {name}, the passes are open.' };
  return {
    enquiry,
    quote: (await callAsStaff<Made>(page, 'post', `/manage/bookings/${enquiry}/quotes`, {}))._id,
    document: await issueReceipt(page, enquiry),
    message: await first('/contacts', name),
    customer,
    tour: await first('/manage/tours'),
    user: await first('/users'),
    mail: await first('/manage/mail'),
    issue: (await callAsStaff<Made>(page, 'post', '/manage/newsletter/issues', issue))._id,
    road: (
      await callAsStaff<Made>(page, 'post', '/manage/roads', {
        name,
        state: 'open',
        source: 'Traffic police',
      })
    )._id,
    person: (await callAsStaff<Made>(page, 'post', '/manage/team', { name, role: 'Driver' }))._id,
    picture: await first('/manage/pictures'),
    template: (await callAsStaff<Made>(page, 'post', '/manage/reply-templates', template))._id,
    import: await bringFile(page, name),
    place: (await callAsStaff<Made>(page, 'post', '/manage/places', { name }))._id,
    ...{ kind: 'enquiry-received', step: 'reach' },
    page: 'home',
  };
}
