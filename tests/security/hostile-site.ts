import { ADDED, type EnquiryFacts } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import { todayInIndia } from '../../contracts/india-time.ts';
import type { EditableContent } from '../../contracts/page-content/page-content.contract.ts';
import type { DeskQuote } from '../../contracts/quotes/quotes.contract.ts';
import type { EditableSettings } from '../../contracts/settings/settings.contract.ts';
import { callApi, registerByApi, signInByApi } from '../support/e2e/call-api.ts';
import type { StaffRecords } from '../support/e2e/staff-pages.ts';
import { ADMIN, type ServerProcess } from '../support/process/server-process.ts';
import { contactBodyOf, enquiryBodyOf, tourBodyOf } from '../support/request-bodies.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';
import { hostileDayFacts, hostileDossier } from './hostile-dossier.ts';

/** It runs wherever it is taken for more than text: it sets `pwned` on the window, and stands on the page as a broken picture. */
export const SHORT = `"'><img src=x onerror=pwned=1>`;
export const LONG = `${SHORT}</textarea></style></title></script><script>pwned=1</script>{{7*7}}\u202e<svg onload=pwned=1>\u2028`;
/** What a spreadsheet would work out, by any reading of a line. */
export const FORMULA = '=1+1;=1+2;"=1+3"\t@x';
/** What would begin another header, or another event of a calendar. */
const LINES = '\r\nBcc: all@evil.example\r\nEND:VEVENT\r\nBEGIN:VEVENT';

const TRAVELLER = {
  username: SHORT,
  email: "asha+%22='x@example.com",
  password: 'four kettles on a ridge',
};

type Made = { data: { _id: string; slug: string } };
export type HostileSite = {
  traveller: typeof TRAVELLER;
  tour: Made['data'];
  /** Among them an issue of the newsletter, and the newest mail. */
  records: StaffRecords;
};

/** Fills every field that a form has with text that is meant to be more than text. */
export async function fillWithHostileText(site: ServerProcess): Promise<HostileSite> {
  const staff = await signInByApi(site, ADMIN);
  const traveller = await registerByApi(site, TRAVELLER);
  const asStaff = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    callApi<T>(site, method, path, { token: staff, body });

  const road = await asStaff<Made>('POST', '/manage/roads', {
    ...{ name: SHORT, state: 'convoy', note: LONG, source: SHORT },
    sourceUrl: 'https://x.example/"><script>pwned=1</script>',
  });
  const place = await asStaff<Made>('POST', '/manage/places', { name: SHORT, advice: SHORT, source: SHORT });
  const person = await asStaff<Made>('POST', '/manage/team', {
    ...{ name: SHORT, role: SHORT, words: SHORT, languages: ['<b>'] },
  });
  const tour = await asStaff<Made>(
    'POST',
    '/tours',
    tourBodyOf({
      title: `${SHORT} tour`,
      city: SHORT,
      address: LONG,
      duration: SHORT,
      desc: LONG,
      itinerary: [{ day: 1, title: SHORT, description: LONG, facts: hostileDayFacts(SHORT) }],
      ...hostileDossier(SHORT, LONG),
      roadIds: [road.data._id],
      teamIds: [person.data._id],
      stops: [{ stop: place.data._id, day: 1 }],
    }),
  );
  const review = { reviewText: LONG, rating: 5 };
  const reviewed = await callApi<Made>(site, 'POST', `/review/${tour.data._id}`, {
    token: traveller,
    body: review,
  });
  await asStaff('PUT', `/review/${reviewed.data._id}/reply`, { reply: LONG });

  const enquiry = {
    ...{ userEmail: TRAVELLER.email, fullName: `${SHORT} Rai`, tourName: `${SHORT} tour${LINES}` },
    ...Object.fromEntries(ADDED.map(({ name }) => [name, `${SHORT}${LINES}`])),
  };
  const sent = await callApi<Made>(site, 'POST', '/booking', {
    token: traveller,
    body: enquiryBodyOf(enquiry),
  });
  const another = await callApi<Made>(site, 'POST', '/booking', {
    token: traveller,
    body: enquiryBodyOf({ ...enquiry, fullName: FORMULA, tourName: FORMULA }),
  });
  const desk = `/manage/bookings/${sent.data._id}`;
  await asStaff('POST', `${desk}/notes`, { text: LONG });
  await asStaff('POST', `${desk}/reply`, { subject: `${SHORT}${LINES}`, text: LONG });
  await asStaff('POST', `${desk}/contacts`, { channel: 'whatsapp', text: LONG });
  await asStaff('PUT', `${desk}/next-action`, { on: TRAVEL_DAY, words: SHORT });
  await correct(asStaff, desk, { fullName: `${SHORT} Lama` });
  await correct(asStaff, `/manage/bookings/${another.data._id}`, { bookAt: '', travelWords: SHORT });

  await callApi(site, 'POST', '/contacts/send-mail', {
    body: contactBodyOf({ name: `${SHORT}${LINES}`, message: LONG }),
  });
  const messages = await asStaff<{ data: { _id: string }[] }>('GET', '/contacts');
  const message = messages.data[0]?._id ?? '';
  await asStaff('POST', `/contacts/${message}/replies`, { reply: LONG });
  await asStaff('POST', `/contacts/${message}/notes`, { text: LONG });
  await asStaff('PUT', `/contacts/${message}/next-action`, { on: TRAVEL_DAY, words: SHORT });
  await callApi(site, 'POST', '/subscribe', { body: { email: "=cmd|'/c'!a@example.com" } });

  const { data } = await asStaff<{ data: EditableSettings }>('GET', '/settings/editable');
  await fillPages(asStaff);
  await asStaff('PUT', '/settings', {
    basedOn: data.updatedAt,
    agencyName: SHORT,
    tagline: LONG,
    addressLines: [SHORT],
    officeHours: LONG,
    socials: [{ name: SHORT, url: 'https://x.example/"onmouseover="pwned=1' }],
    registrations: [{ name: SHORT, number: SHORT }],
  });
  const issue = await asStaff<Made>('POST', '/manage/newsletter/issues', {
    subject: `${SHORT}${LINES}`,
    body: `${LONG}\n\n[${SHORT}](javascript:pwned=1)`,
  });
  const mails = await asStaff<{ data: { _id: string }[] }>('GET', '/manage/mail?limit=1');
  const own = await callApi<Made>(site, 'GET', '/account', { token: traveller });
  return {
    traveller: TRAVELLER,
    tour: tour.data,
    records: {
      step: 'reach',
      enquiry: sent.data._id,
      quote: await makeQuote(asStaff, sent.data._id),
      document: await makeDocument(asStaff, sent.data._id),
      message,
      customer: await customerWithNote(asStaff),
      tour: tour.data._id,
      user: own.data._id,
      issue: issue.data._id,
      road: road.data._id,
      template: await makeTemplate(asStaff),
      import: await bringHostileFile(site, staff),
      place: place.data._id,
      person: person.data._id,
      picture: await describePicture(asStaff),
      mail: mails.data[0]?._id ?? '',
      kind: 'enquiry-received',
      page: 'home',
    },
  };
}

async function bringHostileFile(site: ServerProcess, token: string): Promise<string> {
  const cells = [SHORT, FORMULA, LONG].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const form = new FormData();
  form.set('file', new File([`Title,Price,${cells}\n${cells},1,1\n`], `${SHORT}.csv`));
  const answer = await fetch(`${site.url}/api/v1/manage/import-files/tours`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await answer.json()) as Made).data._id;
}

type AsStaff = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;

async function describePicture(asStaff: AsStaff): Promise<string> {
  const { data } = await asStaff<{ data: { _id: string }[] }>('GET', '/manage/pictures?limit=1');
  const id = data[0]?._id ?? '';
  await asStaff('PUT', `/media/${id}`, { alt: LONG.slice(0, 300), credit: SHORT });
  return id;
}

/** In place of what was wished. */
async function correct(asStaff: AsStaff, desk: string, facts: Partial<EnquiryFacts>): Promise<void> {
  const { data } = await asStaff<{ data: { booking: EnquiryFacts } }>('GET', desk);
  const seen = data.booking;
  await asStaff('PUT', `${desk}/facts`, { ...seen, ...facts, seen });
}

async function customerWithNote(asStaff: AsStaff): Promise<string> {
  const { data } = await asStaff<{ data: { _id: string }[] }>('GET', '/manage/customers?q=Lama');
  const id = data[0]?._id ?? '';
  await asStaff('POST', `/manage/customers/${id}/notes`, { text: LONG });
  return id;
}

async function makeDocument(asStaff: AsStaff, enquiry: string): Promise<string> {
  type Money = { data: { payments: Made['data'][]; documents: Made['data'][] } };
  const path = `/manage/bookings/${enquiry}/payments`;
  const paid = { amount: 500, method: 'cash', paidOn: todayInIndia(), reference: FORMULA, note: LONG };
  const { data: logged } = await asStaff<Money>('POST', path, paid);
  const { data } = await asStaff<Money>('POST', `${path}/${logged.payments[0]?._id}/verification`, {});
  return data.documents[0]?._id ?? '';
}

async function makeQuote(asStaff: AsStaff, enquiry: string): Promise<string> {
  const path = `/manage/bookings/${enquiry}/quotes`;
  const { data } = await asStaff<{ data: DeskQuote }>('POST', path, {});
  const line = { text: SHORT, quantity: 2, each: 9_000, cost: null, treatment: 'priced' };
  await asStaff('PUT', `${path}/${data._id}`, {
    ...{ ...data.content, version: data.version, words: LONG, included: [SHORT], notIncluded: [SHORT] },
    options: [{ label: SHORT.slice(0, 60), lines: [line], discount: 1, discountReason: SHORT }],
    days: [{ title: SHORT, stay: SHORT, vehicle: SHORT }],
  });
  return data._id;
}

async function makeTemplate(asStaff: AsStaff): Promise<string> {
  const template = { name: SHORT, subject: SHORT, text: SHORT };
  return (await asStaff<Made>('POST', '/manage/reply-templates', template)).data._id;
}

async function fillPages(asStaff: AsStaff): Promise<void> {
  const publish = async (key: string, written: object) => {
    const path = `/manage/content/${key}`;
    const { data } = await asStaff<{ data: EditableContent }>('GET', path);
    const values = JSON.stringify({ ...data.values, ...written });
    const saved = await asStaff<{ data: EditableContent }>('PUT', `${path}/draft`, {
      ...{ values, version: data.version },
    });
    await asStaff('POST', `${path}/publication`, { version: saved.data.version });
  };
  const long = LONG.replace('{{7*7}}', '');
  const fact = {
    text: long,
    source: SHORT,
    sourceUrl: 'https://x.example/"><script>pwned=1</script>',
    checkedOn: '2026-01-01',
  };
  await publish('policies', { papers: { facts: [fact] }, booking: { points: [long] } });
  await publish('questions', { heading: SHORT, questions: [{ question: SHORT, answer: long }] });
  await publish('frame', { menu: [{ text: SHORT, to: '/home' }] });
  await publish('about', { lead: long, how: { paragraphs: [long] } });
}
