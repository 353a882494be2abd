// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskFinds } from '../../../contracts/desk-search/desk-search.contract.ts';
import {
  FOUND_OF_KIND,
  NAMED_AT_ONCE,
  SHOWN_OF_MESSAGE,
} from '../../../contracts/desk-search/desk-search-terms.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeTour } from '../../../tests/support/factories.ts';
import { makeRoad } from '../../../tests/support/make-road.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['bookings', 'contact_messages', 'tours', 'customers', 'roads'] as const)
    await site.db.deleteFrom(table).execute();
});

const search = async (q: string) =>
  (await site.get<DeskFinds>(`/manage/search?q=${encodeURIComponent(q)}`, { as })).body.data;

const addRoad = (name: string) =>
  makeRoad(site.db, { name, state: 'open', note: '', source: '', source_url: '' }, new Date());

test('one search finds the customer, the enquiry, the message and the tour', async () => {
  const enquiry = await makeEnquiry(site.db, {
    full_name: 'Lhamu Bhutia',
    user_email: 'lhamu@hills.test',
    phone: '+919832011111',
    tour_name: 'Zuluk loop',
    book_at: '2099-04-01',
  });
  const message = await makeContactMessage(site.db, {
    name: 'Karma Lhamu',
    email: 'karma@hills.test',
    message: `Is the road open? ${'Please write. '.repeat(20)}`,
  });
  const tour = await makeTour(site.db, { title: 'Lhamu lake walk', city: 'Gangtok', status: 'draft' });
  const { customers, enquiries, messages, tours } = await search('lhamu');
  expect(customers.map(({ name }) => name).sort()).toEqual(['Karma Lhamu', 'Lhamu Bhutia']);
  expect(enquiries).toEqual([
    {
      _id: enquiry.id,
      reference: enquiry.reference,
      fullName: 'Lhamu Bhutia',
      tourName: 'Zuluk loop',
      bookAt: '2099-04-01',
      travelWords: '',
      status: enquiry.status,
    },
  ]);
  expect(messages.map(({ _id }) => _id)).toEqual([message.id]);
  expect(messages[0]?.message).toHaveLength(SHOWN_OF_MESSAGE);
  expect(tours).toEqual([{ _id: tour.id, title: 'Lhamu lake walk', city: 'Gangtok', status: 'draft' }]);
});

test.each(['LHAM', 'amu', 'lhamu@hills', '11111', '98320 11111'])(
  'a customer is found by %s: part of a name, an address, or the last digits of a phone',
  async (q) => {
    await makeEnquiry(site.db, {
      full_name: 'Lhamu Bhutia',
      user_email: 'lhamu@hills.test',
      phone: '+919832011111',
    });
    await makeEnquiry(site.db, {
      full_name: 'Somebody else',
      user_email: 'else@hills.test',
      phone: '+919832022222',
    });
    expect((await search(q)).customers.map(({ name }) => name)).toEqual(['Lhamu Bhutia']);
  },
);

test('an enquiry is found by its reference', async () => {
  const { reference } = await makeEnquiry(site.db);
  await makeEnquiry(site.db);
  expect((await search(reference)).enquiries.map((one) => one.reference)).toEqual([reference]);
});

test('of each kind only the first few come, and of what was deleted nothing', async () => {
  for (let number = 0; number <= FOUND_OF_KIND; number += 1)
    await makeEnquiry(site.db, { full_name: `Dawa ${number}`, phone: `+91983200000${number}` });
  await makeEnquiry(site.db, { full_name: 'Dawa gone', deleted_at: new Date().toISOString() });
  const { customers, enquiries } = await search('dawa');
  expect(customers).toHaveLength(FOUND_OF_KIND);
  expect(enquiries).toHaveLength(FOUND_OF_KIND);
  expect((await search('gone')).enquiries).toEqual([]);
});

test.each(['', '   ', '?!', '%', '_'])(
  'nothing that can be looked for, such as %j, finds nothing',
  async (q) => {
    await makeEnquiry(site.db);
    await makeTour(site.db);
    expect(await search(q)).toEqual({ customers: [], enquiries: [], messages: [], tours: [], roads: [] });
  },
);

test('a text that is too long is refused in words', async () => {
  const { status, body } = await site.get(`/manage/search?q=${'a'.repeat(2_000)}`, { as });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { q: 'Search for 200 characters at most.' },
  });
});

test('what is known by its id is named as it is called now, and what is gone is left out', async () => {
  const enquiry = await makeEnquiry(site.db, { full_name: 'Lhamu Bhutia', phone: '+919876500004' });
  const message = await makeContactMessage(site.db, {
    name: 'Tara Lhamu',
    email: 'tara@hills.test',
    mobile: '9876500003',
  });
  const tour = await makeTour(site.db, { title: 'Lhamu lake walk', status: 'draft' });
  const road = await addRoad('Lhamu road');
  const customer = (await search('tara')).customers[0]?._id;
  const named = async () => {
    const ids = {
      customers: customer ?? '',
      enquiries: `${enquiry.id},gone`,
      messages: message.id,
      tours: tour.id,
      roads: road.id,
    };
    return (await site.get<DeskFinds>(`/manage/search/names?${new URLSearchParams(ids)}`, { as })).body.data;
  };
  expect(await named()).toMatchObject({
    customers: [{ _id: customer, name: 'Tara Lhamu' }],
    enquiries: [{ _id: enquiry.id, fullName: 'Lhamu Bhutia' }],
    messages: [{ _id: message.id, name: 'Tara Lhamu' }],
    tours: [{ _id: tour.id, title: 'Lhamu lake walk' }],
    roads: [{ _id: road.id, name: 'Lhamu road' }],
  });
  await makeContactMessage(site.db, {
    name: 'Tara Sherpa',
    email: 'tara@hills.test',
    mobile: '9876500003',
  });
  expect((await named()).customers).toMatchObject([{ _id: customer, name: 'Tara Sherpa' }]);
  await site.db.updateTable('bookings').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).execute();
  for (const table of ['contact_messages', 'tours', 'customers', 'roads'] as const)
    await site.db.deleteFrom(table).execute();
  expect(await named()).toEqual({ customers: [], enquiries: [], messages: [], tours: [], roads: [] });
});

test('a customer who was merged into another is named by the other, under the id that was asked for', async () => {
  await makeContactMessage(site.db, { name: 'Pema', email: 'pema@hills.test', mobile: '9876500001' });
  await makeContactMessage(site.db, { name: 'Dolma', email: 'dolma@hills.test', mobile: '9876500002' });
  const [pema] = (await search('pema')).customers;
  const [dolma] = (await search('dolma')).customers;
  await site.db
    .updateTable('customers')
    .set({ merged_into: dolma?._id ?? '' })
    .where('id', '=', pema?._id ?? '')
    .execute();
  const { body } = await site.get<DeskFinds>(`/manage/search/names?customers=${pema?._id}`, { as });
  expect(body.data.customers).toMatchObject([{ _id: pema?._id, name: 'Dolma' }]);
});

test('so many ids that nobody has them from the desk are refused in words', async () => {
  const ids = Array.from({ length: NAMED_AT_ONCE + 1 }, (_, number) => `id${number}`).join();
  const { status, body } = await site.get(`/manage/search/names?tours=${ids}`, { as });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { tours: `At most ${NAMED_AT_ONCE} of a kind are named at once.` },
  });
});

test.each(['nh10', 'NH 10', 'nh-10', 'teesta', 'gangtok nh10', 'शिलीगुड़ी'])(
  'a road is found by %s: a part of its name, or its number however it is written',
  async (q) => {
    await addRoad('Shiliguri to Gangtok along the Teesta (NH 10)');
    await addRoad('Lava by NH717A');
    expect((await search(q)).roads.map(({ name }) => name)).toEqual([
      'Shiliguri to Gangtok along the Teesta (NH 10)',
    ]);
  },
);

test('a road whose number is written in one is found by its parts, and not by another number', async () => {
  await addRoad('Lava by NH717A');
  expect((await search('nh 717')).roads).toMatchObject([{ name: 'Lava by NH717A', state: 'open' }]);
  expect((await search('nh 17')).roads).toEqual([]);
});

test('spam stands behind the enquiries that are meant, and takes none of their room', async () => {
  const meant = await makeEnquiry(site.db, { full_name: 'Dawa old', created_at: '2026-01-01T00:00:00.000Z' });
  for (let number = 0; number <= FOUND_OF_KIND; number += 1)
    await makeEnquiry(site.db, {
      full_name: `Dawa ${number}`,
      status: 'spam',
      phone: `+91983200000${number}`,
    });
  const { enquiries } = await search('dawa');
  expect(enquiries).toHaveLength(FOUND_OF_KIND);
  expect(enquiries[0]?._id).toBe(meant.id);
  expect(enquiries.slice(1).map(({ status }) => status)).toEqual(Array(FOUND_OF_KIND - 1).fill('spam'));
});
