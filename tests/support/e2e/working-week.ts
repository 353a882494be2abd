import type { Page } from '@playwright/test';
import type { ContactMessage } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { contactBodyOf, enquiryBodyOf } from '../request-bodies.ts';
import { callApi, registerByApi, signInByApi } from './call-api.ts';
import { callAsStaff, storeEnquiry, uniqueName, uniquePhone } from './desk.ts';
import { type Account, ADMIN, signIn } from './e2e-fixtures.ts';
import type { Hands } from './hands.ts';
import { registerProved } from './staff-account.ts';

export const WANTED = { Reklam: 6, Tshering: 14, Lepcha: 8, Online: 2, Subba: 4, Gurung: 5, Telefon: 1 };
export type Wanted = keyof typeof WANTED;
export const MESSAGES = 8;

const FIRST = ['Asha', 'Binod', 'Chewang', 'Diki', 'Ela', 'Furba', 'Gita', 'Hari', 'Indra', 'Jigme'];
const MORE = ['Karma', 'Lhamo', 'Mingma', 'Nima'];

export type Week = {
  page: Page;
  hands: Hands;
  server: SiteOfWorker;
  family: string;
  account: Account;
  staff: Account;
  colleague: string;
  template: string;
  typed: { about: string; text: string; isMail: boolean }[];
};

type Employed = Pick<Week, 'server' | 'staff' | 'colleague'>;

export const namesOf = ({ family }: Pick<Week, 'family'>, wanted: Wanted): string[] =>
  [...FIRST, ...MORE].slice(0, WANTED[wanted]).map((first) => `${first} ${wanted} ${family}`);

export const messageNames = ({ family }: Pick<Week, 'family'>) =>
  FIRST.slice(0, MESSAGES).map((first) => `${first} Letters ${family}`);

export const emailOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;

export async function beginWeek(
  given: Pick<Week, 'page' | 'hands' | 'server'>,
  account: Account,
): Promise<Week> {
  const { page, server } = given;
  const family = uniqueName('').trim();
  const staff = { ...account, username: `Pema ${family}`, email: `staff.${account.email}` };
  await registerProved(server, staff);
  const colleague = await signInByApi(server, ADMIN);
  await employ({ server, staff, colleague });
  await signIn(page, staff);
  const week: Week = { ...given, family, account, staff, colleague, template: `Rooms ${family}`, typed: [] };
  const text = 'Dear {name},\n\nthe rooms for {party} are held until Friday.';
  const body = { name: week.template, destination: '', subject: '', text };
  await callAsStaff(page, 'post', '/manage/reply-templates', body);
  for (const wanted of ['Tshering', 'Subba', 'Gurung', 'Lepcha', 'Reklam'] as const) {
    let phone = uniquePhone();
    for (const [nth, fullName] of namesOf(week, wanted).entries()) {
      const again = wanted === 'Subba' && nth % 2 === 1;
      if (!again) phone = uniquePhone();
      const name = again ? (namesOf(week, wanted)[nth - 1] ?? fullName) : fullName;
      await storeEnquiry(page, { fullName: name, phone, userEmail: emailOf(name), guestSize: again ? 5 : 2 });
    }
  }
  for (const name of messageNames(week).slice(1)) await writeToUs(week, name);
  return week;
}

async function employ({ server, staff, colleague: token }: Employed): Promise<void> {
  const path = `/users/${await staffIdOf({ server, staff, colleague: token })}/role`;
  await callApi(server, 'PUT', path, { body: { role: 'admin', staffRole: 'manager' }, token });
}

async function staffIdOf({ server, staff, colleague: token }: Employed): Promise<string> {
  const q = new URLSearchParams({ q: staff.email });
  const { data } = await callApi<{ data: { _id: string }[] }>(server, 'GET', `/users?${q}`, { token });
  return data[0]?._id ?? '';
}

export async function endWeek(week: Week): Promise<void> {
  const body = { account: 'traveller', password: ADMIN.password, handTo: 'nobody' };
  const path = `/users/${await staffIdOf(week)}/departure`;
  await callApi(week.server, 'POST', path, { body, token: week.colleague });
}

export async function giveMessages(week: Week): Promise<void> {
  const { page, server, colleague: token, family } = week;
  const ownerId = await staffIdOf(week);
  const q = new URLSearchParams({ q: family });
  for (const { _id } of await callAsStaff<ContactMessage[]>(page, 'get', `/contacts?${q}`))
    await callApi(server, 'PUT', `/contacts/${_id}/owner`, { body: { ownerId }, token });
}

export async function enquireBySite({ server, account }: Week, fullName: string): Promise<void> {
  const token = await registerByApi(server, { ...account, email: emailOf(fullName) });
  const body = enquiryBodyOf({ userEmail: emailOf(fullName), fullName, phone: uniquePhone() });
  await callApi(server, 'POST', '/booking', { token, body });
}

export async function writeToUs({ server }: Week, name: string): Promise<void> {
  await callApi(server, 'POST', '/contacts/send-mail', {
    body: contactBodyOf({ email: emailOf(name), name, mobile: uniquePhone() }),
  });
}

export function enquiriesOf({ page, family }: Week): Promise<DeskEnquiry[]> {
  return callAsStaff(page, 'get', `/manage/bookings?${new URLSearchParams({ q: family, limit: '100' })}`);
}
