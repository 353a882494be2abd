import type { Page } from '@playwright/test';
import type {
  ContactMessage,
  ContactMessageDetail,
} from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { ServerProcess } from '../process/server-process.ts';
import { contactBodyOf, enquiryBodyOf } from '../request-bodies.ts';
import { callApi, registerByApi } from './call-api.ts';
import { callAsStaff, storeEnquiry, uniqueName, uniquePhone } from './desk.ts';
import type { Account } from './e2e-fixtures.ts';
import type { Hands } from './hands.ts';
import { readMailFiles } from './read-mail-files.ts';

/** What 40 enquiries want. Each has the word as its middle name: so they are found together. */
export const WANTED = { Reklam: 6, Tshering: 14, Lepcha: 8, Online: 2, Subba: 4, Gurung: 5, Telefon: 1 };
export type Wanted = keyof typeof WANTED;
export const MESSAGES = 8;

const FIRST = ['Asha', 'Binod', 'Chewang', 'Diki', 'Ela', 'Furba', 'Gita', 'Hari', 'Indra', 'Jigme'];
const MORE = ['Karma', 'Lhamo', 'Mingma', 'Nima'];

export type Week = {
  page: Page;
  hands: Hands;
  server: ServerProcess;
  /** The last name of all who write in this week, and nobody else's. */
  family: string;
  account: Account;
  /** The name of the template that this week writes itself. */
  template: string;
  /** What was sent, by whom it is about. */
  typed: { about: string; text: string; isMail: boolean }[];
};

export const namesOf = ({ family }: Pick<Week, 'family'>, wanted: Wanted): string[] =>
  [...FIRST, ...MORE].slice(0, WANTED[wanted]).map((first) => `${first} ${wanted} ${family}`);

export const messageNames = ({ family }: Pick<Week, 'family'>) =>
  FIRST.slice(0, MESSAGES).map((first) => `${first} Letters ${family}`);

export const emailOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;

/** What has come before the week begins: all but what comes while staff look, and what they take on the phone. */
export async function beginWeek(
  given: Pick<Week, 'page' | 'hands' | 'server'>,
  account: Account,
): Promise<Week> {
  const { page } = given;
  const family = uniqueName('').trim();
  const week: Week = { ...given, family, account, template: `Rooms ${family}`, typed: [] };
  const text = 'Dear {name},\n\nthe rooms for {party} are held until Friday.';
  const body = { name: week.template, destination: '', subject: '', text };
  await callAsStaff(page, 'post', '/manage/reply-templates', body);
  for (const wanted of ['Tshering', 'Subba', 'Gurung', 'Lepcha', 'Reklam'] as const) {
    let phone = uniquePhone();
    for (const [nth, fullName] of namesOf(week, wanted).entries()) {
      // Of four there are two who asked twice.
      const again = wanted === 'Subba' && nth % 2 === 1;
      if (!again) phone = uniquePhone();
      const name = again ? (namesOf(week, wanted)[nth - 1] ?? fullName) : fullName;
      await storeEnquiry(page, { fullName: name, phone, userEmail: emailOf(name), guestSize: again ? 5 : 2 });
    }
  }
  for (const name of messageNames(week).slice(1)) await writeToUs(week, name);
  return week;
}

/** A traveller's enquiry, by the site's own call. */
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

/** All enquiries of the week that are on the desk. */
export function enquiriesOf({ page, family }: Week): Promise<DeskEnquiry[]> {
  return callAsStaff(page, 'get', `/manage/bookings?${new URLSearchParams({ q: family, limit: '100' })}`);
}

/** What was typed and is not with the server exactly once, to the letter; or was not sent exactly once. */
export async function findLost(week: Week): Promise<string[]> {
  const { page, server, typed, family } = week;
  const q = new URLSearchParams({ q: family, limit: '100' });
  const enquiries = await enquiriesOf(week);
  const messages = await callAsStaff<ContactMessage[]>(page, 'get', `/contacts?${q}&status=done`);
  const stored = new Map<string, string[]>();
  const add = (about: string, answer: unknown) =>
    stored.set(about, [...(stored.get(about) ?? []), ...stringsIn(answer)]);
  for (const { fullName, _id } of enquiries)
    add(fullName, await callAsStaff(page, 'get', `/manage/bookings/${_id}`));
  for (const { name, _id } of messages) {
    // Its history says them again.
    const { replies } = await callAsStaff<ContactMessageDetail>(page, 'get', `/contacts/${_id}`);
    add(name, replies);
  }
  const faults: string[] = [];
  for (const { about, text, isMail } of typed) {
    const times = (stored.get(about) ?? []).filter((one) => one === text).length;
    if (times !== 1) faults.push(`${about}: stored ${times} times: ${text}`);
    if (!isMail) continue;
    const mails = await readMailFiles(server.dataDir, emailOf(about));
    const sent = mails.filter((mail) => flat(mail.text ?? '').includes(flat(text))).length;
    if (sent !== 1) faults.push(`${about}: sent ${sent} times: ${text}`);
  }
  return faults;
}

/** Mails break their lines. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
