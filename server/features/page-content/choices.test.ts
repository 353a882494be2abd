// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditableContent } from '../../../contracts/page-content/page-content.contract.ts';
import type { BrowseAnswer, TourSearchAnswer } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { publishContent } from '../../../tests/support/publish-content.ts';
import { enquiryBodyOf, tourBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { findChoices } from './choices.queries.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
beforeEach(async () => {
  for (const table of ['page_contents', 'page_content_versions', 'tours'] as const)
    await site.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

type Item = { key?: string; name: string; page?: { description: string; place?: number } };

const publish = (destinations: Item[]) => publishContent(site.db, 'destinations', { destinations });
const listed = async () => (await findChoices(site.db)).destinations.map(({ key, name }) => [key, name]);
const browse = async (query: string) =>
  (await site.get(`/tours/browse${query}`)).body as unknown as BrowseAnswer;
const titlesOf = ({ data }: Pick<BrowseAnswer, 'data'>) => data.map(({ title }) => title).sort();
const search = async (city: string) =>
  (await site.get(`/tours/search/getTourBySearch?${new URLSearchParams({ city })}`))
    .body as unknown as TourSearchAnswer;
const create = (body: object) =>
  site.post<{ _id: string; destination: string }>('/tours', { as: staff, body });

const LEH: Item[] = [
  { name: 'Leh', page: { description: 'The old town below the palace.' } },
  { name: 'Nubra' },
  { name: 'Pangong', page: { description: 'A lake at 4,250 m.', place: 1 } },
  { name: 'Zanskar' },
];

test('the six of the specification are listed until staff publish others §3.26', async () => {
  expect((await listed()).map(([, name]) => name)).toEqual([
    ...['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'],
  ]);
});

test('an agency of Leh has its own places in filter, search, choices, sitemap and cards', async () => {
  await publish(LEH);
  await makeTour(site.db, { title: 'Old town', city: 'Leh', address: 'Leh Palace' });
  await makeTour(site.db, { title: 'Dunes', city: 'Hunder', address: 'Hunder, Nubra valley' });
  await makeTour(site.db, { title: 'Elsewhere', city: 'Gangtok', address: 'MG Marg, Sikkim' });
  const { counts } = await browse('');
  expect(Object.entries(counts.destination)).toEqual([
    ['Leh', 1],
    ['Nubra', 1],
    ['Pangong', 0],
    ['Zanskar', 0],
  ]);
  expect(titlesOf(await browse('?destination=nubra'))).toEqual(['Dunes']);
  expect((await site.get('/tours/browse?destination=Sikkim')).status).toBe(400);
  expect(await search('leh')).toMatchObject({ destination: 'Leh', inDestination: 1 });
  const sitemap = (await site.app.inject('/sitemap.xml')).body;
  expect(sitemap.match(/\/image\/none\/\w+/g)).toEqual(['/image/none/Pangong', '/image/none/Leh']);
  expect((await site.app.inject('/media/social/nubra.jpg')).statusCode).toBe(200);
  expect((await site.app.inject('/media/social/sikkim.jpg')).statusCode).toBe(404);
});

test('another name changes what is shown; what is stored, addresses and the old name lead there still', async () => {
  await publish(LEH);
  await makeTour(site.db, { title: 'Dunes', city: 'Hunder', address: 'Hunder, Nubra valley' });
  expect((await search('nubra')).destination).toBe('Nubra');
  await publish([{ key: 'Nubra', name: 'Shyok and Nubra' }, { name: 'Leh' }]);
  expect(await listed()).toEqual([
    ['Nubra', 'Shyok and Nubra'],
    ['Leh', 'Leh'],
  ]);
  for (const given of ['Nubra', 'nubra', 'Shyok%20and%20Nubra'])
    expect(titlesOf(await browse(`?destination=${given}`))).toEqual(['Dunes']);
  for (const typed of ['shyok and nubra', 'Nubra', 'Shyok'])
    expect(titlesOf(await search(typed))).toEqual(['Dunes']);
  expect((await search('nubra')).destination).toBe('Shyok and Nubra');
  const found = await site.get<{ title: string }[]>('/manage/tours?q=shyok', { as: staff });
  expect(found.body.data.map(({ title }) => title)).toEqual(['Dunes']);
});

test('a place that is taken out leaves its tours, and has them again when it is listed again', async () => {
  await publish(LEH);
  const { body } = await create(tourBodyOf({ title: 'Dunes', city: 'Hunder', destination: 'Nubra' }));
  const { _id } = body.data;
  await publish(LEH.filter(({ name }) => name !== 'Nubra'));
  expect((await browse('')).total).toBe(1);
  expect((await browse('')).counts.destination).not.toHaveProperty('Nubra');
  const tour = (await site.get<Record<string, unknown>>(`/manage/tours/${_id}`, { as: staff })).body.data;
  const saved = await site.put(`/tours/${_id}`, {
    as: staff,
    body: tourBodyOf({ title: 'The dunes', city: 'Hunder', destination: tour.destination as string }),
  });
  expect(saved.status).toBe(200);
  await publish(LEH);
  expect(titlesOf(await browse('?destination=Nubra'))).toEqual(['The dunes']);
});

test('a tour goes only to a place and by a theme that staff list', async () => {
  await publishContent(site.db, 'themes', { themes: [{ name: 'Bikes' }, { key: 'trek', name: 'On foot' }] });
  const wrong = await create(tourBodyOf({ destination: 'Atlantis', themes: ['family', 'bikes'] }));
  expect(wrong.status).toBe(400);
  expect(wrong.body.fields).toEqual({
    destination: 'This is not one of our destinations.',
    'themes.0': 'This is not one of the themes.',
  });
  const { body } = await create(tourBodyOf({ title: 'Ride', themes: ['On foot', 'bikes'] }));
  const tour = await site.get<{ themes: string[] }>(`/tours/${body.data._id}`);
  expect(tour.body.data.themes).toEqual(['Bikes', 'trek']);
  expect(titlesOf(await browse('?theme=TREK'))).toEqual(['Ride']);
  expect((await browse('')).counts.theme).toEqual({ Bikes: 1, trek: 1 });
});

test('keys are given once: to new names, to none twice, and to a name that comes again the one it had', async () => {
  await publish([{ name: 'Leh' }, { name: 'Nubra' }]);
  await publish([
    { key: 'Leh', name: 'Ladakh' },
    { name: 'leh' },
    { key: 'leh', name: 'Old Leh' },
    { name: 'nubra' },
  ]);
  expect(await listed()).toEqual([
    ['Leh', 'Ladakh'],
    ['leh 2', 'leh'],
    ['Old Leh', 'Old Leh'],
    ['Nubra', 'nubra'],
  ]);
});

test('two places of one name are not published, nor none at all', async () => {
  const publishing = async (destinations: object[]) => {
    const { version } = (await site.get<EditableContent>('/manage/content/destinations', { as: staff })).body
      .data;
    const draft = { values: JSON.stringify({ destinations }), version };
    await site.put('/manage/content/destinations/draft', { as: staff, body: draft });
    const body = { version: version + 1 };
    return site.post('/manage/content/destinations/publication', { as: staff, body });
  };
  const twice = await publishing([{ name: 'Leh' }, { name: 'Nubra' }, { name: 'LEH' }]);
  expect(twice.status).toBe(400);
  expect(twice.body.fields).toEqual({ 'destinations.2.name': 'Another destination has this already.' });
  const none = await publishing([]);
  expect(none.body.fields).toEqual({ destinations: 'Add at least 1 destination.' });
});

test('templates and issues are for places that staff list; what is stored may stay', async () => {
  const template = { name: 'Papers', destination: 'bhutan', text: 'Bring photos.' };
  const made = await site.post<{ _id: string; destination: string; version: number }>(
    '/manage/reply-templates',
    {
      as: staff,
      body: template,
    },
  );
  expect(made.body.data.destination).toBe('Bhutan');
  await publish(LEH);
  const { _id, version } = made.body.data;
  const change = (destination: string) =>
    site.put(`/manage/reply-templates/${_id}`, { as: staff, body: { ...template, destination, version } });
  expect((await change('Goa')).body.fields).toEqual({ destination: 'Choose one of the destinations.' });
  expect((await change('Bhutan')).status).toBe(200);
  const issue = { subject: 'News', body: 'Snow.', destination: 'Bhutan' };
  const refused = await site.post('/manage/newsletter/issues', { as: staff, body: issue });
  expect(refused.body.fields).toEqual({ destination: 'Choose one of the destinations.' });
});

test('an enquiry is counted under the key of its place, whatever that is called when it is sent', async () => {
  await publish(LEH);
  await publish([{ key: 'Leh', name: 'Ladakh' }]);
  const body = enquiryBodyOf({ tourName: 'Ladakh' });
  expect((await site.post('/booking', { as: staff, body })).status).toBe(200);
  for (const asked of ['Leh', 'ladakh']) {
    const path = `/manage/bookings?destination=${asked}`;
    const found = await site.get<{ destination: string; tourName: string }[]>(path, { as: staff });
    expect(found.body.data).toMatchObject([{ destination: 'Leh', tourName: 'Ladakh' }]);
  }
  const csv = await site.app.inject({
    url: '/api/v1/manage/bookings.csv',
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(csv.body).toContain(',Ladakh,Ladakh,');
});

test('two who read first get the same object, so that what is made of it is made once', async () => {
  await publish(LEH);
  const [one, other] = await Promise.all([findChoices(site.db), findChoices(site.db)]);
  expect(one).toBe(other);
});
