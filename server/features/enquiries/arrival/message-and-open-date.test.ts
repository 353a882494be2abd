import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { correctAsStaff } from '../../../../tests/support/correct-as-staff.ts';
import { makeAdmin, makeEnquiry, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const MESSAGE = '2 kids, Jain food.\nA quiet room, please.';
let site: TestApp;
let staff: string;
let traveller: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db, { email: 'a@agency.example' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  traveller = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  as = await site.signIn(traveller);
});

const openBody = (given: Record<string, unknown> = {}) => {
  const { bookAt: _day, ...body } = enquiryBodyOf({ userEmail: traveller.email, ...given });
  return body;
};
const send = (body: Record<string, unknown>, who = as) => site.post<Enquiry>('/booking', { as: who, body });

async function newestMail(email: string, kind: string): Promise<string> {
  const row = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (await createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false }))?.text ?? '';
}

const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: staff })).body.data;
const found = async (q: string) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?q=${q}`, { as: staff })).body.data.map(({ _id }) => _id);

test('a message and open dates are shown everywhere: to staff, in mails, and to their sender', async () => {
  const { status, body } = await send(openBody({ message: ` ${MESSAGE} `, travelWords: 'Puja holidays' }));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ message: MESSAGE, bookAt: '', travelWords: 'Puja holidays' });
  const { _id: id } = body.data;

  expect((await detailOf(id)).booking).toMatchObject({ message: MESSAGE, travelWords: 'Puja holidays' });
  expect(await found('jain')).toContain(id);
  const csv = await site.app.inject({
    url: '/api/v1/manage/bookings.csv',
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(csv.body).toContain('2 kids, Jain food.');
  expect(csv.body).toContain('Puja holidays');

  const notice = await newestMail('a@agency.example', 'enquiry-notice');
  expect(notice).toContain('Date of travel: Puja holidays');
  expect(notice).toMatch(/Message: 2 kids, Jain food\.\s+A quiet room, please\./);
  const receipt = await newestMail(traveller.email, 'enquiry-received');
  expect(receipt).toContain('Date of travel: Puja holidays');
  expect(receipt).toContain('2 kids, Jain food.');

  const own = await site.get<Enquiry[]>('/booking/mine', { as });
  expect(own.body.data[0]).toMatchObject({ message: MESSAGE, travelWords: 'Puja holidays' });
  const data = await site.get<OwnData>('/account/data', { as });
  expect(JSON.stringify(data.body)).toContain('Jain food');
});

test('words of a sender reach no address that is not proved to be theirs; a month of the form does', async () => {
  const stranger = await site.signIn(await makeUser(site.db));
  const body = (travelWords: string) =>
    openBody({ userEmail: 'victim@elsewhere.example', message: 'winabigprize', travelWords });
  await send(body('winabigprize'), stranger);
  const receipt = await newestMail('victim@elsewhere.example', 'enquiry-received');
  expect(receipt).not.toContain('winabigprize');
  expect(receipt).toContain('Date of travel: Open');
  await send(body('March 2099'), stranger);
  expect(await newestMail('victim@elsewhere.example', 'enquiry-received')).toContain(
    'Date of travel: March 2099',
  );
});

test('it takes a day or words for an open date, one of the two', async () => {
  expect((await send(openBody())).body.fields).toEqual({ bookAt: 'Choose the date of travel.' });
  expect((await send(openBody({ travelWords: ' ' }))).body.fields).toEqual({
    travelWords: 'Enter the date in words.',
  });
  expect((await send({ ...enquiryBodyOf(), travelWords: 'March 2027' })).body.fields).toEqual({
    bookAt: 'Choose a day or say when roughly, not both.',
  });
  const tooLong = { travelWords: 'x'.repeat(81), message: 'x'.repeat(1_201), phone: 'none' };
  expect(Object.keys((await send(openBody(tooLong))).body.fields).sort()).toEqual([
    'message',
    'phone',
    'travelWords',
  ]);
});

test('a message may be left out, is cleaned, and counts among the words that tell spam', async () => {
  for (const message of [undefined, '', null])
    expect((await send({ ...enquiryBodyOf(), message })).body.data.message).toBe('');
  const odd = await send({ ...enquiryBodyOf(), message: 'Jain\u0000 food\r\nplease\u202e' });
  expect(odd.body.data.message).toBe('Jain food\nplease');
  const spam = await send({
    ...enquiryBodyOf(),
    message: 'Buy backlinks, SEO services, casino bonus: [url=https://x.example]https://x.example[/url]',
  });
  expect((await detailOf(spam.body.data._id)).booking.status).toBe('spam');
});

test('staff correct a message, and a page that knows of none changes none', async () => {
  const { body } = await send({ ...enquiryBodyOf(), message: MESSAGE });
  const { _id: id } = body.data;
  await correctAsStaff(site, { as: staff, id, given: { message: 'Jain food for 3' } });
  const { booking: corrected, firstWish, events } = await detailOf(id);
  expect(corrected.message).toBe('Jain food for 3');
  expect(firstWish?.message).toBe(MESSAGE);
  expect(events[0]).toMatchObject({
    kind: 'corrected',
    facts: [{ fact: 'message', from: MESSAGE, to: 'Jain food for 3' }],
  });
  const { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords } = corrected;
  const seen = { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords };
  const older = await site.put(`/manage/bookings/${id}/facts`, {
    as: staff,
    body: { ...seen, guestSize: 5, seen },
  });
  expect(older.status).toBe(200);
  expect((await detailOf(id)).booking).toMatchObject({ message: 'Jain food for 3', guestSize: 5 });
});

test('what was kept of a first wish before there were messages is still shown', async () => {
  const { message: _none, ...first } = (await send(enquiryBodyOf())).body.data;
  const row = await makeEnquiry(site.db, { first_wish: JSON.stringify({ ...first, travelWords: '' }) });
  expect((await detailOf(row.id)).firstWish).toMatchObject({ fullName: 'Asha Rai', message: '' });
});

test('a merge takes a message over or asks which one holds; the other’s sender reads only their own', async () => {
  const { body } = await send(enquiryBodyOf({ userEmail: traveller.email }));
  const other = await makeEnquiry(site.db, { message: 'Of somebody else' });
  const { _id: id } = body.data;
  const merge = (body: object) => site.post(`/manage/bookings/${id}/merge`, { as: staff, body });
  expect((await merge({ otherId: other.id })).status).toBe(200);
  expect((await detailOf(id)).booking.message).toBe('Of somebody else');
  const own = await site.get<Enquiry[]>('/booking/mine', { as });
  expect(own.body.data[0]?.message).toBe('');

  const mine = (await send(enquiryBodyOf({ userEmail: traveller.email, message: MESSAGE }))).body.data._id;
  const same = { ...(await rowOf(mine)), message: 'Nine people' };
  const { id: _id, reference: _reference, created_at: _at, ...values } = same;
  const third = await makeEnquiry(site.db, { ...values, created_at: '2099-01-01T00:00:00.000Z' });
  const path = `/manage/bookings/${mine}/merge`;
  const unsaid = await site.post(path, { as: staff, body: { otherId: third.id, holds: {} } });
  expect(unsaid.body.fields).toEqual({ 'holds.message': 'Say which message holds.' });
  const holds = { message: third.id };
  expect((await site.post(path, { as: staff, body: { otherId: third.id, holds } })).status).toBe(200);
  expect((await detailOf(mine)).booking.message).toBe('Nine people');
});

test('where a third’s message replaces one that was taken over, the sender of the enquiry reads neither', async () => {
  const { _id: id } = (await send(enquiryBodyOf({ userEmail: traveller.email }))).body.data;
  const { id: _id, reference: _reference, created_at: _at, ...values } = await rowOf(id);
  const like = (message: string) =>
    makeEnquiry(site.db, { ...values, message, created_at: '2099-01-01T00:00:00.000Z' });
  const second = await like('Of the second');
  const third = await like('Of the third');
  const merge = (body: object) => site.post(`/manage/bookings/${id}/merge`, { as: staff, body });
  expect((await merge({ otherId: second.id })).status).toBe(200);
  const holds = { message: third.id };
  expect((await merge({ otherId: third.id, holds })).status).toBe(200);
  expect((await detailOf(id)).booking.message).toBe('Of the third');
  const own = await site.get<Enquiry[]>('/booking/mine', { as });
  expect(own.body.data.find(({ _id }) => _id === id)?.message).toBe('');
});

test('a message is erased with its traveller', async () => {
  const { body } = await send(openBody({ message: MESSAGE, travelWords: 'Puja holidays' }));
  const { _id: id } = body.data;
  expect((await site.delete('/account', { as, body: { password: PASSWORD } })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ message: null, travel_words: null });
  expect(await found('jain')).not.toContain(id);
});

const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
