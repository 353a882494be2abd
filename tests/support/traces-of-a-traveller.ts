import { expect } from 'vitest';
import type { DeskEnquiry } from '../../contracts/enquiries/desk.contract.ts';
import type { AddedEnquiry } from '../../contracts/enquiries/desk-work.contract.ts';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { ADDED, type EnquiryFacts } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { DeskQuote } from '../../contracts/quotes/quotes.contract.ts';
import type { UserRow } from '../../server/db/schema.ts';
import { correctAsStaff } from './correct-as-staff.ts';
import { rowsThatHold } from './database/scan-tables.ts';
import { makeUser, PASSWORD } from './factories.ts';
import { contactBodyOf, enquiryBodyOf } from './request-bodies.ts';
import type { TestApp } from './test-app.ts';
import { TRAVEL_DAY } from './travel-day.ts';
import { uploadFileWith } from './upload-file.ts';

export const NOW = '2026-11-20T06:30:00.000Z';
export const WORD = 'Zyxnamgyal';
const DIGITS = '9876512340';
export const EMAIL = 'zyxnamgyal@example.com';
const AS_TYPED = {
  ...{ fullName: `${WORD} Rai`, phone: `+91 ${DIGITS}`, tourName: `With ${WORD} to the lake` },
  ...Object.fromEntries(ADDED.map(({ name }) => [name, `${WORD} hopes for ${name}`])),
};

export function tracesOfATraveller(site: TestApp, staff: string) {
  async function done<T>(sending: Promise<{ status: number; body: { data: T } }>): Promise<T> {
    const { status, body } = await sending;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  const post = <T>(path: string, body?: object, as = staff, headers = {}) =>
    done(site.post<T>(path, { as, body, headers }));
  let pressed = 0;
  const once = () => ({ 'idempotency-key': `press-${++pressed}` });
  const listed = async () =>
    (await done(site.get<DeskEnquiry[]>('/manage/bookings', { as: staff }))).map(({ _id }) => _id).sort();

  async function workOn(id: string): Promise<void> {
    await post(`/manage/bookings/${id}/notes`, { text: `${WORD} has a bad knee` });
    await post(`/manage/bookings/${id}/contacts`, { channel: 'call', text: `${WORD} calls back` });
    const files = [await uploadFileWith(WORD, site, staff, `/manage/bookings/${id}`)];
    await uploadFileWith(WORD, site, staff, `/manage/bookings/${id}`);
    const reply = { subject: `Dear ${WORD}`, text: `Dear ${WORD}, call us on ${DIGITS}`, files };
    await post(`/manage/bookings/${id}/reply`, reply, staff, once());
    const quotes = `/manage/bookings/${id}/quotes`;
    const { _id, content, version } = await post<DeskQuote>(quotes, {}, staff, once());
    const options = content.options.map((option) => ({
      ...option,
      lines: option.lines.map((line) => ({ ...line, each: 9_000 })),
    }));
    const of = { travelDay: TRAVEL_DAY, people: 2 };
    const body = { ...content, ...of, options, version, words: `Dear ${WORD}` };
    await done(site.put(`${quotes}/${_id}`, { as: staff, body }));
    await post(`${quotes}/${_id}/sending`, { version: version + 1, isMailed: false }, staff, once());
    await post(`${quotes}/${_id}/withdrawal`, { reason: `${WORD} travels alone` }, staff, once());
    const paid = { amount: 500, method: 'cash', paidOn: '2026-11-19', note: `${WORD} paid at the door` };
    await post(`/manage/bookings/${id}/payments`, paid, staff, once());
  }

  const enquire = (as: string, given: object = {}) =>
    post<Enquiry>('/booking', enquiryBodyOf({ userEmail: EMAIL, ...AS_TYPED, ...given }), as, once());
  const addEnquiryAsStaff = (given: object = {}) =>
    post<AddedEnquiry>('/manage/bookings', {
      ...enquiryBodyOf({ userEmail: EMAIL, ...AS_TYPED, ...given }),
      source: 'phone',
      note: `${WORD} rang`,
      sendReceipt: true,
    });

  async function writeMessage(email = EMAIL): Promise<string> {
    const body = contactBodyOf({ name: WORD, email, mobile: DIGITS, message: `${WORD} asks` });
    await post('/contacts/send-mail', body, staff, once());
    const { id } = await site.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    const files = [await uploadFileWith(WORD, site, staff, `/contacts/${id}`)];
    await post(
      `/contacts/${id}/replies`,
      { reply: `Dear ${WORD}, yes.`, isDone: true, files },
      staff,
      once(),
    );
    await post(`/contacts/${id}/notes`, { text: `${WORD} sounds kind` });
    return id;
  }

  async function makeTraveller(isProved: boolean): Promise<{ user: UserRow; as: string }> {
    const email_proved_at = isProved ? NOW : null;
    const user = await makeUser(site.db, { username: WORD, email: EMAIL, email_proved_at });
    return { user, as: await site.signIn(user) };
  }

  const correct = (id: string, given: Partial<EnquiryFacts>) =>
    correctAsStaff(site, { as: staff, id, given });

  const erase = (as: string) => done(site.delete('/account', { as, body: { password: PASSWORD } }));

  return {
    ...{
      done,
      post,
      once,
      listed,
      workOn,
      enquire,
      addEnquiryAsStaff,
      writeMessage,
      makeTraveller,
      correct,
      erase,
    },
    fullNameTyped: AS_TYPED.fullName,
    left: () => rowsThatHold(site.db, [WORD, DIGITS]),
  };
}
