import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin, makeContactMessage } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const PHONE = '+919832011111';

let site: TestApp;
let staff: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  desk = customerDesk(site, staff);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

async function taken(fullName: string): Promise<void> {
  const body = {
    source: 'phone',
    fullName,
    phone: PHONE,
    tourName: 'Sikkim',
    guestSize: 2,
    travelWords: 'May',
  };
  expect((await site.post('/manage/bookings', { as: staff, body })).status).toBe(200);
}

const names = async () => (await desk.list()).map(({ name }) => name);

test('what staff write down on the phone does not rename a customer who wrote the name themselves', async () => {
  await desk.enquiryOf({ phone: PHONE, full_name: 'Asha Rai', created_at: '2026-02-01T06:00:00.000Z' });
  await taken('Aasha');
  expect(await names()).toEqual(['Asha Rai']);
  expect(await desk.find('Aasha')).toEqual(['Asha Rai']);
});

test('nor one who was written down by staff before; a fuller name is taken', async () => {
  await taken('Asha Rai');
  await taken('Asha');
  await taken('Isha Ray');
  expect(await names()).toEqual(['Asha Rai']);
  await taken('Asha Rai Sharma');
  expect(await names()).toEqual(['Asha Rai Sharma']);
});

test('a customer who writes in by another name is called by that', async () => {
  await taken('Asha');
  await makeContactMessage(site.db, { name: 'Asha Rai', mobile: PHONE });
  expect(await names()).toEqual(['Asha Rai']);
  await desk.enquiryOf({ phone: PHONE, full_name: 'Asha Sharma', created_at: '2026-12-01T06:00:00.000Z' });
  expect(await names()).toEqual(['Asha Sharma']);
});

test('a message that gives a customer’s address or number does not put its own before theirs', async () => {
  const { id } = await desk.enquiryOf({
    ...{ user_email: 'asha@hills.test', phone: PHONE, full_name: 'Asha Rai' },
    created_at: '2026-02-01T06:00:00.000Z',
  });
  await makeContactMessage(site.db, { email: 'asha@hills.test', mobile: '98320 22222' });
  await makeContactMessage(site.db, { email: 'other@hills.test', mobile: PHONE });

  expect(await desk.list()).toMatchObject([{ phone: PHONE, email: 'asha@hills.test' }]);
  const { phones, emails } = await desk.detail((await desk.customerOf(id))?._id ?? '');
  expect(phones.map(({ value }) => value)).toEqual([PHONE, '+919832022222']);
  expect(emails.map(({ value }) => value)).toEqual(['asha@hills.test', 'other@hills.test']);
});
