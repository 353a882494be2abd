// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../contracts/dossier/empty-dossier.ts';
import type {
  FilledTemplate,
  ReplyTemplate,
} from '../../../contracts/reply-templates/reply-templates.contract.ts';
import { demoReplyTemplates } from '../../../tests/support/demo-content.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { BookingRow, TourRow } from '../../db/schema.ts';
import { insertRecord, removeDeletedRecords } from '../records/versioned-records.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { TEMPLATE } from './template-records.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const TEMPLATES = '/manage/reply-templates';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['reply_templates', 'audit_log'] as const) await site.db.deleteFrom(table).execute();
});

const body = (given: object = {}) => ({ name: 'Room', text: 'Dear {name}, yes.', ...given });
const create = async (given: object = {}) =>
  (await site.post<ReplyTemplate>(TEMPLATES, { as, body: body(given) })).body.data;
const list = async () => (await site.get<ReplyTemplate[]>(TEMPLATES, { as })).body.data;
const filledFor = async (path: string) =>
  (await site.get<FilledTemplate[]>(`${path}/reply-templates`, { as })).body.data;

test('a template is written, changed, deleted and brought back, and the log says so', async () => {
  const made = await create({ destination: 'Sikkim', subject: '' });
  expect(made).toMatchObject({ name: 'Room', destination: 'Sikkim', subject: null, version: 1 });
  const path = `${TEMPLATES}/${made._id}`;
  const changed = await site.put<ReplyTemplate>(path, { as, body: body({ subject: 'Room', version: 1 }) });
  expect(changed.body.data).toMatchObject({ destination: null, subject: 'Room', version: 2 });
  expect((await site.get<ReplyTemplate>(path, { as })).body.data).toEqual(changed.body.data);

  expect((await site.delete(path, { as })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await site.get(path, { as })).status).toBe(404);
  expect((await site.put(path, { as, body: body() })).status).toBe(404);
  await site.post(`${path}/restore`, { as });
  expect(await list()).toEqual([changed.body.data]);
  const log = await site.db
    .selectFrom('audit_log')
    .select(['action', 'subject_label'])
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(
    ['create', 'update', 'delete', 'restore'].map((deed) => `reply-template.${deed}`),
  );
});

test('of two who change it at once the second is told', async () => {
  const { _id } = await create();
  const save = (text: string) => site.put(`${TEMPLATES}/${_id}`, { as, body: body({ text, version: 1 }) });
  expect((await Promise.all([save('One.'), save('Two.')])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
});

test('what is stored already by a save whose answer was lost is saved, and noted once', async () => {
  const { _id } = await create();
  for (const text of ['One. ', 'One.']) {
    const saved = await site.put(`${TEMPLATES}/${_id}`, { as, body: body({ text, version: 1 }) });
    expect(saved.body.data).toMatchObject({ text: 'One.', version: 2 });
  }
});

test('what names no field is a fault that names all there are; saved as it was, nothing changes', async () => {
  const { status, body: answer } = await site.post(TEMPLATES, {
    as,
    body: body({ name: ' ', subject: '{hotel} in {tour}', text: 'For {party}: {hotel}, {{room}}, {Price}.' }),
  });
  expect(status).toBe(400);
  const all = '{name}, {tour}, {date}, {party}, {price}, {reference}, {agency}, {writer}';
  expect(answer.fields).toEqual({
    name: 'Enter a name.',
    subject: `There is no field {hotel}. There are ${all}.`,
    text: `There is no field {hotel}, {room}. There are ${all}.`,
  });
  const made = await create();
  await site.put(`${TEMPLATES}/${made._id}`, { as, body: body({ version: 1 }) });
  expect(await list()).toEqual([made]);
});

test('what every object has is no field of a template', async () => {
  const { status, body: answer } = await site.post(TEMPLATES, {
    as,
    body: body({ text: '{constructor} {{__proto__}} {toString}' }),
  });
  expect(status).toBe(400);
  expect(answer.fields.text).toMatch(/^There is no field \{constructor\}, \{__proto__\}, \{toString\}\./);
});

test('is filled with an enquiry’s values, those of its destination first; what is not known stays in sight', async () => {
  const tour = await makeTour(site.db, { title: 'Silk Route', discount_price: 18500 });
  const text = 'Dear {name}, {tour}, {date}, {party}, {{ price }}, {reference}. {WRITER}, {agency}';
  await create({ name: 'A', destination: 'Bhutan', text });
  await create({ name: 'B', text, subject: 'On {date}' });
  await create({ name: 'C', destination: 'Sikkim', text });
  const given = {
    full_name: 'Asha Rai',
    guest_size: 4,
    book_at: '2027-04-22',
    destination: 'Sikkim',
  } as const;
  const enquiry = await makeEnquiry(site.db, { ...given, tour_id: tour.id, tour_name: 'Silk' });
  const [first, second, third] = await filledFor(`/manage/bookings/${enquiry.id}`);
  expect([first, second, third].map((one) => one?.name)).toEqual(['C', 'B', 'A']);
  expect(second?.subject).toBe('On 22 Apr 2027');
  expect(first?.text).toBe(
    `Dear Asha Rai, Silk Route, 22 Apr 2027, 4 people, ₹74,000 for 4 people (4 × Adult at ₹18,500), ${enquiry.reference}. Dolma, Teesta Trails`,
  );

  const own = await makeEnquiry(site.db, {
    ...given,
    full_name: 'Asha {price}',
    tour_name: 'Somewhere else',
  });
  const [unknown] = await filledFor(`/manage/bookings/${own.id}`);
  // What a traveller typed is no field, and keeps no reply from being sent.
  expect(unknown?.text).toMatch(/^Dear Asha price, Somewhere else, .*, \[price: not known\], /);
  const refused = await site.post(`/manage/bookings/${own.id}/reply`, {
    as,
    body: { subject: 'Yes', text: unknown?.text },
  });
  expect(refused.body.fields).toEqual({ text: 'Fill this first: [price: not known].' });

  const message = await makeContactMessage(site.db, { name: 'Bina' });
  const [ofMessage] = await filledFor(`/contacts/${message.id}`);
  expect(ofMessage?.text).toMatch(
    /^Dear Bina, \[tour: not known\], .*, M-[\dA-F]{6}\. Dolma, Teesta Trails$/,
  );
});

describe('the price of a template', () => {
  const NORTH = {
    ...EMPTY_DOSSIER,
    pricing: {
      ...EMPTY_DOSSIER.pricing,
      minTravellers: 2,
      parties: [
        { people: 2, perPerson: 31_500 },
        { people: 6, perPerson: 20_900 },
      ],
      seasons: [{ name: 'Puja', from: '10-01', to: '11-10', extra: 1_500 }],
      childRates: [{ fromAge: 5, toAge: 11, percent: 60, note: '' }],
      fees: [{ name: 'Park fee', perPerson: 500, nights: 2, freeBelow: 6, halfBelow: null }],
    },
    suitability: { ...EMPTY_DOSSIER.suitability, minAge: 5 },
  };
  let tour: TourRow;
  beforeAll(async () => {
    tour = await makeTour(site.db, {
      title: 'North Sikkim',
      price: 30_000,
      discount_price: 20_900,
      dossier: NORTH,
    });
  });
  const priceFor = async (given: Partial<BookingRow>) => {
    await create({ text: '{price}' });
    const of = { tour_id: tour.id, tour_name: 'North Sikkim', book_at: '2027-04-22', created_at: NOW };
    const { id } = await makeEnquiry(site.db, { ...of, ...given });
    return (await filledFor(`/manage/bookings/${id}`))[0]?.text;
  };

  test.each([
    ['of two', { guest_size: 2 }, '₹65,000 for 2 people (2 × Adult at ₹31,500, Park fee, 2 nights ₹2,000)'],
    [
      'of six in a season',
      { guest_size: 6, book_at: '2027-10-05' },
      '₹1,40,400 for 6 people (6 × Adult at ₹22,400, Park fee, 2 nights ₹6,000)',
    ],
    [
      'with a child and a bed',
      { guest_size: 3, child_ages: '5' },
      '₹83,900 for 3 people (2 × Adult at ₹31,500, Child of 5 ₹18,900, Park fee, 2 nights ₹2,000)',
    ],
  ])('is what the party pays: %s', async (_, given, text) => {
    expect(await priceFor(given)).toBe(text);
  });

  test.each([
    ['the date is open', { guest_size: 2, book_at: null, travel_words: 'In May' }],
    ['fewer travel than the tour needs', { guest_size: 1 }],
    ['a child is too young for the tour', { guest_size: 3, child_ages: '3' }],
    ['no adult is left', { guest_size: 1, child_ages: '8' }],
    ['it is for no tour of the site', { guest_size: 2, tour_id: null, tour_name: 'Sikkim' }],
  ])('is a gap where %s', async (_, given) => {
    expect(await priceFor(given)).toBe('[price: not known]');
  });
});

test('no template that is shipped says by itself that there is room', () => {
  for (const { name, subject, text } of demoReplyTemplates)
    expect(`${name} ${subject} ${text}`).not.toMatch(/there is room/i);
});

test('there are 200 at most, and one that was deleted is gone after 30 days', async () => {
  const rows = Array.from({ length: 199 }, (_, at) => ({
    name: `T${at}`,
    destination: null,
    subject: '',
    text: 'Yes',
  }));
  for (const row of rows) await insertRecord(site.db, TEMPLATE, row, new Date(NOW));
  const last = await create();
  expect((await site.post(TEMPLATES, { as, body: body() })).status).toBe(409);
  await site.delete(`${TEMPLATES}/${last._id}`, { as });
  await create({ name: 'Another' });
  expect((await site.post(`${TEMPLATES}/${last._id}/restore`, { as })).status).toBe(409);
  await removeDeletedRecords(site.db, TEMPLATE, new Date('2026-12-20T06:29:00.000Z'));
  expect(await site.db.selectFrom('reply_templates').select('id').execute()).toHaveLength(201);
  await removeDeletedRecords(site.db, TEMPLATE, new Date('2026-12-20T06:31:00.000Z'));
  expect(await site.db.selectFrom('reply_templates').select('id').execute()).toHaveLength(200);
});
