// @module-tag dialect

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHOWN_NOTES } from '../../../contracts/customers/customer-terms.ts';
import type { CustomerInList } from '../../../contracts/customers/customers.contract.ts';
import { customerDesk } from '../../../tests/support/customer-desk.ts';
import {
  changeEnquiryRow,
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeUser,
} from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MAX_NAMES } from './linking/identity-rule.ts';

let site: TestApp;
let staff: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  desk = customerDesk(site, staff);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

describe('a customer', () => {
  test('is everybody with one account, phone or address: their enquiries, messages and reviews on one page', async () => {
    const user = await makeUser(site.db, { username: 'asha', email: 'asha@hills.test' });
    const review = await makeReview(site.db, { user_id: user.id, review_text: 'Clear mornings.' });
    const done = await makeEnquiry(site.db, {
      user_id: user.id,
      user_email: 'asha@hills.test',
      phone: '+919832011111',
      full_name: 'Asha Rai',
      status: 'completed',
      tour_name: 'Dzongri trek',
      book_at: '2026-04-02',
      created_at: '2026-02-01T06:00:00.000Z',
    });
    const byPhone = await desk.enquiryOf({ phone: '+919832011111', full_name: 'Asha R', tour_name: 'Zuluk' });
    const message = await makeContactMessage(site.db, {
      name: 'Asha Rai',
      email: 'ASHA@hills.test'.toLowerCase(),
      mobile: '98320 22222',
    });
    const byOtherPhone = await desk.enquiryOf({
      phone: '+919832022222',
      full_name: 'Asha Rai',
      guest_size: 4,
    });
    await desk.enquiryOf({ phone: '+919832033333', full_name: 'Somebody else' });

    const found = await desk.customerOf(byPhone.id);
    expect(found).toMatchObject({
      enquiryCount: 3,
      messageCount: 1,
      nth: 2,
      trips: [{ tourName: 'Dzongri trek', travelOn: '2026-04-02', travelWords: '' }],
    });
    const customer = await desk.detail(found?._id ?? '');
    expect(customer).toMatchObject({
      enquiryCount: 3,
      openCount: 2,
      tripCount: 1,
      hasAccount: true,
      accounts: [{ _id: user.id, isEmailProved: false }],
      messages: [{ _id: message.id }],
      reviews: [{ _id: review.id }],
      trips: [{ tourName: 'Dzongri trek', travelOn: '2026-04-02', travelWords: '' }],
      emails: [{ value: 'asha@hills.test', isShared: false, unreachableSince: null }],
    });
    expect(customer.phones.map(({ value }) => value).sort()).toEqual(['+919832011111', '+919832022222']);
    // Open ones first.
    expect(customer.enquiries.map(({ _id }) => _id)).toEqual([byOtherPhone.id, byPhone.id, done.id]);
    expect(await desk.list()).toHaveLength(2);
  });

  test('has what was noted about the person, in an enquiry and in a message', async () => {
    const { id } = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const message = await makeContactMessage(site.db, { name: 'Asha Rai', mobile: '98320 00001' });
    const own = (await desk.customerOf(id))?._id ?? '';
    await desk.press(`${own}/notes`, { text: 'Eats no meat' });
    for (const path of [`manage/bookings/${id}`, `contacts/${message.id}`])
      expect((await site.post(`/${path}/notes`, { as: staff, body: { text: path } })).status).toBe(200);
    const told = (await desk.detail(own)).notes.map(({ text, about }) => [text, about?.kind, about?._id]);
    expect(new Set(told)).toEqual(
      new Set([
        ['Eats no meat', undefined, undefined],
        [`manage/bookings/${id}`, 'enquiry', id],
        [`contacts/${message.id}`, 'message', message.id],
      ]),
    );
    for (let nth = 0; nth < SHOWN_NOTES; nth += 1)
      await site.post(`/manage/bookings/${id}/notes`, { as: staff, body: { text: `Called ${nth}` } });
    const { notes } = await desk.detail(own);
    expect(notes).toHaveLength(SHOWN_NOTES);
    expect(notes.at(-1)?.text, 'what is about the person stays').toBe('Eats no meat');
  });
});

describe('a customer in the list', () => {
  test('stands by what came last, page by page', async () => {
    for (let number = 1; number <= 5; number += 1)
      await desk.enquiryOf({
        phone: `+91983200000${number}`,
        full_name: `Guest ${number}`,
        created_at: `2026-11-0${number}T06:00:00.000Z`,
      });
    await desk.enquiryOf({
      phone: '+919832000001',
      full_name: 'Guest 1',
      created_at: '2026-11-09T06:00:00.000Z',
    });
    await desk.list();
    const pages = await readPages<CustomerInList>(site, '/manage/customers', { limit: 2, as: staff });
    expect(pages.flat().map(({ name }) => name)).toEqual([
      'Guest 1',
      'Guest 5',
      'Guest 4',
      'Guest 3',
      'Guest 2',
    ]);
  });

  test('who makes up one address after the other is found by the newest of them', async () => {
    const alone = { phone: '+919832000001', full_name: 'Asha Rai' };
    for (let nth = 0; nth < 60; nth += 1)
      await desk.enquiryOf({
        ...alone,
        user_email: `made${nth}up@hills.example`,
        created_at: `2026-05-01T06:${String(nth).padStart(2, '0')}:00.000Z`,
      });
    expect(await desk.find('made59up')).toEqual(['Asha Rai']);
    expect(await desk.find('made0up')).toEqual([]);
  });

  test('is found by any part of name or address, in any case, and by the last digits of a phone', async () => {
    await desk.enquiryOf({
      phone: '+919832012345',
      full_name: 'Chewang Émile Tamang',
      user_email: 'ctamang7@hills.test',
    });
    await desk.enquiryOf({ phone: '+447911987654', full_name: 'সোনাম লেপচা' });
    const tamang = ['Chewang Émile Tamang'];
    for (const typed of [
      'wang',
      'MIL',
      'émile',
      'amang7',
      'hills',
      '12345',
      '98320 12345',
      '+91 98320 12345',
    ])
      expect(await desk.find(typed), typed).toEqual(tamang);
    expect(await desk.find('লেপ')).toEqual(['সোনাম লেপচা']);
    expect(await desk.find('87654')).toEqual(['সোনাম লেপচা']);
    await desk.enquiryOf({ phone: '+919832008372', full_name: 'Dawa Sherpa' });
    for (const typed of ['08372', '098320 08372'])
      expect(await desk.find(typed), typed).toEqual(['Dawa Sherpa']);
    expect(await desk.find('wang tama')).toEqual(tamang);
    expect(await desk.find('wang lepcha')).toEqual([]);
    expect(await desk.find('%')).toEqual([]);
  });

  test('that is not there is not found', async () => {
    expect((await site.get('/manage/customers/nobody', { as: staff })).status).toBe(404);
  });
});

describe('whose an enquiry is', () => {
  test('follows what staff correct in an enquiry', async () => {
    const first = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const second = await desk.enquiryOf({ phone: '+919832000002', full_name: 'Asha Rai' });
    const before = await desk.customerOf(first.id);
    expect((await desk.customerOf(second.id))?._id).not.toBe(before?._id);
    await changeEnquiryRow(site.db, second.id, { phone: '+919832000001' });
    expect(await desk.customerOf(second.id)).toEqual({ ...(await desk.customerOf(first.id)), nth: 2 });
    expect((await desk.customerOf(first.id))?.enquiryCount).toBe(2);
    await changeEnquiryRow(site.db, second.id, { phone: '+919832000002' });
    expect((await desk.customerOf(first.id))?.enquiryCount).toBe(1);
    expect(await desk.list()).toHaveLength(2);
  });

  test('is nobody’s while it is spam, until staff say that it is none', async () => {
    const { id } = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Win Prizes', status: 'spam' });
    await makeContactMessage(site.db, { name: 'Win Prizes', spam_at: '2026-11-20T06:00:00.000Z' });
    expect(await desk.list()).toEqual([]);
    expect(await desk.customerOf(id)).toBeNull();
    await changeEnquiryRow(site.db, id, { status: 'new' });
    expect(await desk.list()).toMatchObject([{ name: 'Win Prizes', enquiryCount: 1 }]);
  });

  test('is theirs again when it leaves the bin, and so is what was noted', async () => {
    const { id } = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const own = (await desk.list())[0]?._id ?? '';
    await desk.press(`${own}/notes`, { text: 'Eats no meat' });
    await site.delete(`/booking/${id}`, { as: staff });
    expect(await desk.list()).toEqual([]);
    await site.post(`/booking/${id}/restore`, { as: staff });
    expect((await desk.list()).map(({ _id }) => _id)).toEqual([own]);
    expect((await desk.detail(own)).notes).toMatchObject([{ text: 'Eats no meat', by: 'Nima', about: null }]);
  });

  test('is the survivor’s once it was merged', async () => {
    const one = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const two = await desk.enquiryOf({ phone: '+919832000002', full_name: 'Bina Rai' });
    await desk.list();
    const merged = await site.post<{ undoId: string }>(`/manage/bookings/${one.id}/merge`, {
      as: staff,
      body: { otherId: two.id },
    });
    const [only] = await desk.list();
    expect(only).toMatchObject({ enquiryCount: 1 });
    expect((await desk.detail(only?._id ?? '')).phones).toHaveLength(2);
    await site.post(`/manage/bookings/changes/${merged.body.data.undoId}/undo`, { as: staff });
    expect(await desk.list()).toHaveLength(2);
  });
});

describe('a number that too many give', () => {
  const AGENT = '+919832099999';
  const NAMES = Array.from({ length: MAX_NAMES + 1 }, (_, nth) => `Guest ${'ABCDEFGHIJ'[nth]}`);

  test('makes no one person of them, but of those who gave the same name', async () => {
    for (const full_name of NAMES.slice(0, MAX_NAMES)) await desk.enquiryOf({ phone: AGENT, full_name });
    expect(await desk.list()).toHaveLength(1);
    const last = await desk.enquiryOf({ phone: AGENT, full_name: NAMES.at(-1) ?? '' });
    expect(await desk.list()).toHaveLength(NAMES.length);
    const again = await desk.enquiryOf({ phone: AGENT, full_name: 'guest a' });
    expect(await desk.list()).toHaveLength(NAMES.length);
    expect(await desk.customerOf(again.id)).toMatchObject({ enquiryCount: 2, nth: 2 });
    const shown = await desk.detail((await desk.customerOf(again.id))?._id ?? '');
    expect(shown.phones).toEqual([{ value: AGENT, isShared: true }]);
    // One name fewer, and it is a family's again.
    await changeEnquiryRow(site.db, last.id, { phone: '+919832000001' });
    expect(await desk.list()).toHaveLength(2);
    const family = await desk.detail((await desk.customerOf(again.id))?._id ?? '');
    expect(family.phones).toEqual([{ value: AGENT, isShared: false }]);
  });
});

test('two enquiries that come at once by one phone are one customer’s', async () => {
  const given = { phone: '+919832055555', full_name: 'Asha Rai' };
  await Promise.all([desk.enquiryOf(given), desk.enquiryOf(given), desk.enquiryOf(given)]);
  await Promise.all([desk.list(), desk.list(), desk.list()]);
  expect(await desk.list()).toMatchObject([{ enquiryCount: 3 }]);
});

test('when an account is deleted, what it joined falls apart, and its name is nowhere', async () => {
  const user = await makeUser(site.db, { username: 'zyxuser', email: 'zyx@hills.test' });
  const one = await makeEnquiry(site.db, {
    user_id: user.id,
    user_email: 'a@hills.test',
    phone: '+919832000001',
  });
  await makeEnquiry(site.db, { user_id: user.id, user_email: 'b@hills.test', phone: '+919832000002' });
  expect(await desk.customerOf(one.id)).toMatchObject({ enquiryCount: 2 });
  expect(await desk.find('zyxu')).toHaveLength(1);
  await site.delete(`/users/${user.id}`, { as: staff });
  const names = await site.db.selectFrom('customer_items').select('name').execute();
  expect(JSON.stringify(names)).not.toContain('zyx');
  expect(await desk.list()).toHaveLength(2);
  expect(await desk.find('zyxu')).toEqual([]);
});
