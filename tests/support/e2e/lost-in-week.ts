import type {
  ContactMessage,
  ContactMessageDetail,
} from '../../../contracts/contacts/manage-contacts.contract.ts';
import { callAsStaff } from './desk.ts';
import { readMailFiles } from './read-mail-files.ts';
import { emailOf, enquiriesOf, type Week } from './working-week.ts';

/** Text that is not stored exactly once, to the letter, and mails that were not sent exactly once. */
export async function findLost(week: Week): Promise<string[]> {
  const { page, server, typed, family } = week;
  const q = new URLSearchParams({ q: family, limit: '100' });
  const enquiries = await enquiriesOf(week);
  const messages = await callAsStaff<ContactMessage[]>(page, 'get', `/contacts?${q}`);
  const stored = new Map<string, string[]>();
  const add = (about: string, answer: unknown) =>
    stored.set(about, [...(stored.get(about) ?? []), ...stringsIn(answer)]);
  for (const { fullName, _id } of enquiries)
    add(fullName, await callAsStaff(page, 'get', `/manage/bookings/${_id}`));
  for (const { name, _id } of messages) {
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

const flat = (text: string) => text.replace(/\s+/g, ' ');

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
