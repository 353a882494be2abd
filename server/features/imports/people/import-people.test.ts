// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerDetail, CustomerInList } from '../../../../contracts/customers/customers.contract.ts';
import type { ImportDetail, ImportUndone } from '../../../../contracts/imports/imports.contract.ts';
import type { Subscriber } from '../../../../contracts/subscribers.contract.ts';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin, makeEnquiry, makeSubscriber, makeTour } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  await customerDesk(site, as).forgetAll();
  for (const table of ['subscribers', 'consents', 'outbox', 'imports', 'tours'] as const)
    await site.db.deleteFrom(table).execute();
});

const bring = async (kind: string, contents: string | Buffer) => {
  const given = { as, contents: Buffer.from(contents), name: `${kind}.csv` };
  return (await uploadFile<ImportDetail>(site, `/manage/import-files/${kind}`, given)).body.data;
};
const run = async ({ _id, version }: ImportDetail) => {
  const answer = await site.post<ImportDetail>(`/manage/imports/${_id}/run`, { as, body: { version } });
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.data;
};
const undo = async (id: string) =>
  (await site.post<ImportUndone>(`/manage/imports/${id}/undo`, { as })).body.data;
const fileAt = async (path: string) =>
  (await site.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${as}` } })).rawPayload;
const mails = () => site.db.selectFrom('outbox').select('kind').execute();
const enquiries = () => site.db.selectFrom('bookings').selectAll().orderBy('created_at').execute();

const SHEET = `Guest Name,Mobile No,Mail ID,Package,Date of travel,Pax,Status,Enquiry date,Remarks
Asha Rai,98320 12345,asha@example.com,Around the lake,15/3/25,4,Travelled,2/1/25,Window seats
Asha Rai,+91 98320 12345,,Pelling,after Puja,2,Not interested,5/9/25,
बीना लामा,९८३२० ५४३२१,,Around the lake,20/12/2026,2,,1/11/26,
Chhiring,98320 99999,,,,,,,
Nobody,,nobody@example.com,Pelling,,,,,
Short,12,,Pelling,1/1/25,2,Perhaps,,`;

test('past enquiries and trips become enquiries of their old day, of one customer, and nobody is mailed', async () => {
  const tour = await makeTour(site.db, { title: 'Around the lake' });
  const found = await bring('customers', SHEET);
  expect(found.columns.map(({ field }) => field)).toEqual([
    ...[
      'fullName',
      'phone',
      'userEmail',
      'tourName',
      'travel',
      'guestSize',
      'status',
      'createdAt',
      'message',
    ],
  ]);
  expect(found.counts).toMatchObject({ new: 4, fault: 2 });
  expect(
    found.rows
      .filter(({ action }) => action === 'fault')
      .map(({ row, faults }) => [row, ...faults.map(({ column }) => column)]),
  ).toEqual([
    [6, 'Mobile No'],
    [7, 'Mobile No', 'Status'],
  ]);
  const done = await run(found);
  const rows = await enquiries();
  expect(
    rows.map(({ created_at, status, book_at, tour_name }) => [created_at, status, book_at, tour_name]),
  ).toEqual([
    ['2025-01-01T18:30:00.000Z', 'completed', '2025-03-15', 'Around the lake'],
    ['2025-09-04T18:30:00.000Z', 'cancelled', null, 'Pelling'],
    ['2026-10-31T18:30:00.000Z', 'contacted', '2026-12-20', 'Around the lake'],
    [NOW, 'cancelled', null, 'No tour chosen yet'],
  ]);
  expect(rows[0]).toMatchObject({
    tour_id: tour.id,
    asked_price: null,
    message: 'Window seats',
    guest_size: 4,
  });
  expect(await mails()).toEqual([]);
  const customers = (await site.get<CustomerInList[]>('/manage/customers', { as })).body.data;
  const asha = customers.find(({ name }) => name === 'Asha Rai');
  expect(asha).toMatchObject({ phone: '+919832012345', enquiryCount: 2, tripCount: 1 });
  const { data } = (await site.get<CustomerDetail>(`/manage/customers/${asha?._id}`, { as })).body;
  expect(data).toMatchObject({ isSubscribed: false, trips: [{ tourName: 'Around the lake' }] });

  expect((await bring('customers', SHEET)).counts, 'the same file again').toMatchObject({ new: 0, skip: 4 });
  await site.post(`/manage/bookings/${rows[2]?.id}/notes`, { as, body: { text: 'Rang back.' } });
  expect(await undo(done._id)).toEqual({
    undone: 3,
    left: [{ row: 4, label: 'बीना लामा, Around the lake', reason: 'Somebody has worked on it since.' }],
  });
  expect(await enquiries()).toHaveLength(1);
});

test('enquiries and customers that were downloaded are there already; on another site they are what they were', async () => {
  const given = { phone: '+919832012345', full_name: '=Asha', book_at: '2025-03-15', tour_name: 'Pelling' };
  await makeEnquiry(site.db, { ...given, status: 'completed', created_at: '2025-01-02T10:00:00.000Z' });
  const [before] = await enquiries();
  const [file, list] = [await fileAt('/manage/bookings.csv'), await fileAt('/manage/customers.csv')];
  expect((await bring('customers', file)).counts).toMatchObject({ new: 0, skip: 1 });
  expect((await bring('customers', list)).counts).toMatchObject({ new: 0, skip: 1 });
  await customerDesk(site, as).forgetAll();
  await run(await bring('customers', file));
  const { full_name, phone, user_email, tour_name, book_at, status, guest_size } = before ?? {};
  expect(await enquiries()).toMatchObject([
    { full_name, phone, user_email, tour_name, book_at, status, guest_size },
  ]);
});

test('addresses are stored and asked first; with source and day of a consent they are confirmed; who left stays out', async () => {
  await makeSubscriber(site.db, {
    ...{ email: 'left@example.com', state: 'left' as const },
    ...{ left_at: NOW, subscribed_at: NOW },
  });
  const found = await bring(
    'subscribers',
    `Email Address,Status,Source,Consent date
new@example.com,subscribed,,
Proved@Example.com,subscribed,Form on our old site,15/3/25
left@example.com,subscribed,Form,15/3/25
gone@example.com,Unsubscribed,,
new@example.com,,,
wrong@,,,
later@example.com,,Fair,15/3/2031`,
  );
  expect(found.rows.map(({ label, action }) => [label, action]).toSorted()).toEqual([
    ['gone@example.com', 'new'],
    ['later@example.com', 'fault'],
    ['left@example.com', 'skip'],
    ['new@example.com', 'new'],
    ['new@example.com', 'skip'],
    ['proved@example.com', 'new'],
    ['wrong@', 'fault'],
  ]);
  const done = await run(found);
  const listed = async () => {
    const { data } = (await site.get<Subscriber[]>('/subscribe', { as })).body;
    return Object.fromEntries(
      data.map(({ email, state, askedAt, consents }) => [
        email,
        [state, askedAt, ...consents.map(({ wording, givenAt }) => [wording, givenAt])],
      ]),
    );
  };
  expect(await listed()).toEqual({
    'left@example.com': ['left', null],
    'gone@example.com': ['left', null],
    'new@example.com': ['pending', null],
    'proved@example.com': [
      ...['confirmed', null],
      ['Form on our old site (as a list said that Dolma imported)', '2025-03-14T18:30:00.000Z'],
    ],
  });
  expect(await mails(), 'before staff press Ask them').toEqual([]);

  const file = await fileAt('/subscribe.csv');
  await site.db.deleteFrom('subscribers').execute();
  const back = await bring('subscribers', file);
  expect(back.counts).toMatchObject({ new: 4, fault: 0 });
  await site.delete(`/manage/imports/${back._id}`, { as });
  await run(await bring('subscribers', file));
  expect(
    Object.entries(await listed())
      .map(([email, [state]]) => [email, state])
      .toSorted(),
  ).toEqual([
    ['gone@example.com', 'left'],
    ['left@example.com', 'left'],
    ['new@example.com', 'pending'],
    ['proved@example.com', 'confirmed'],
  ]);
  expect(done.counts).toMatchObject({ new: 3, skip: 2, fault: 2 });
});

test('an undo takes addresses back that nobody was asked about since', async () => {
  const done = await run(await bring('subscribers', 'a@example.com\nb@example.com'));
  await site.db
    .updateTable('subscribers')
    .set({ asked_at: NOW })
    .where('email', '=', 'b@example.com')
    .execute();
  expect(await undo(done._id)).toEqual({
    undone: 1,
    left: [{ row: 2, label: 'b@example.com', reason: 'It was asked since.' }],
  });
});
