// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { correctAsStaff } from '../../../../tests/support/correct-as-staff.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const TWO = 'Mob: 98320 12345 / 98320 54321 (after 6 pm)';

let site: TestApp;
let as: string;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  as = await site.signIn(await makeUser(site.db));
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function send(given: Record<string, unknown>): Promise<Enquiry> {
  const { status, body } = await site.post<Enquiry>('/booking', { as, body: enquiryBodyOf(given) });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function found(q: string): Promise<string[]> {
  const query = `?q=${encodeURIComponent(q)}`;
  const { body } = await site.get<DeskEnquiry[]>(`/manage/bookings${query}`, { as: staff });
  return body.data.map(({ _id }) => _id);
}

test('the first of two numbers is taken, what was typed stays beside it, and either finds the enquiry', async () => {
  const { _id, phone, phoneTyped } = await send({ phone: TWO });
  expect([phone, phoneTyped]).toEqual(['+919832012345', TWO]);
  expect(await found('98320 54321')).toEqual([_id]);
  expect(await found('9832012345')).toContain(_id);
  expect(await send({ phone: '98320 12345' })).toMatchObject({ phoneTyped: '' });
});

test('a number is read by the country that is chosen beside it', async () => {
  const sent = await send({ phone: '0170 1234567', phoneCountry: 'DE' });
  expect(sent).toMatchObject({ phone: '+491701234567', phoneTyped: '' });
  const body = enquiryBodyOf({ phone: '0170 1234567', phoneCountry: 'IN' });
  const asked = await site.post('/booking', { as, body });
  expect([asked.status, asked.body.fields]).toEqual([
    400,
    { phone: 'This is not a number of India. Choose its country or begin with +.' },
  ]);
  const nowhere = await site.post('/booking', { as, body: { ...body, phone: '1', phoneCountry: 'Mars' } });
  expect(nowhere.body.fields).toEqual({
    phone: 'Enter a phone number with 7 to 15 digits.',
    phoneCountry: 'Choose the country of the number.',
  });
});

test('staff write down and correct numbers of other countries, and what stands beside a number', async () => {
  const body = {
    ...{ source: 'phone', fullName: 'Jonas', phone: '0170 1234567', phoneCountry: 'DE' },
    ...{ tourName: 'Sikkim', guestSize: 2, travelWords: 'May' },
  };
  const taken = await site.post<{ _id: string }>('/manage/bookings', { as: staff, body });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  const id = taken.body.data._id;
  const correct = (given: object) => correctAsStaff(site, { as: staff, id, given });
  await correct({ phone: '0170 1234567 / 030 901820', phoneCountry: 'DE' });
  expect(await rowOf(id)).toMatchObject({
    phone: '+491701234567',
    phone_typed: '0170 1234567 / 030 901820',
  });
  await correct({ fullName: 'Jonas Weber' });
  expect(await rowOf(id)).toMatchObject({ phone_typed: '0170 1234567 / 030 901820' });
  await correct({ phone: '98320 99999' });
  expect(await rowOf(id)).toMatchObject({ phone: '+919832099999', phone_typed: null });
});

test('a merge takes it over with its number alone, and gives it back', async () => {
  const survivor = await makeEnquiry(site.db, { user_id: null, phone: '' });
  const other = await makeEnquiry(site.db, {
    ...{ user_id: null, phone: '+919832077777', phone_typed: '98320 77777 / 98320 88888' },
  });
  const [own, another] = [await makeEnquiry(site.db, {}), await makeEnquiry(site.db, { phone_typed: 'x' })];
  const merge = async (id: string, otherId: string) => {
    const answer = await site.post<{ undoId: string }>(`/manage/bookings/${id}/merge`, {
      ...{ as: staff, body: { otherId } },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.undoId;
  };
  const undoId = await merge(survivor.id, other.id);
  expect(await rowOf(survivor.id)).toMatchObject({ phone: other.phone, phone_typed: other.phone_typed });
  await site.post(`/manage/bookings/changes/${undoId}/undo`, { as: staff });
  expect(await rowOf(survivor.id)).toMatchObject({ phone: '', phone_typed: null });
  await merge(own.id, another.id);
  expect(await rowOf(own.id)).toMatchObject({ phone: own.phone, phone_typed: null });
});

test('a number is read back to the person who types it', async () => {
  const read = (body: object) => site.post<{ sentence: string }>('/phones/read', { body });
  const { body } = await read({ phone: 'Mob 0170 1234567', phoneCountry: 'DE' });
  expect(body.data).toEqual({ sentence: 'We will call +49 170 1234567, Germany.', phone: '+491701234567' });
  expect((await read({ phone: '0170 1234567' })).body.data).toEqual({
    sentence: 'This is not a number of India. Choose its country or begin with +.',
    phone: null,
  });
});
