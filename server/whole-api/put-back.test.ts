import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makePicture, makeTour } from '../../tests/support/factories.ts';
import { tourBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

// What a GET answers can be sent back by PUT as it is, and changes nothing.

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

async function makeTourWith(given: Record<string, unknown>): Promise<string> {
  const { body } = await site.post<{ _id: string }>('/tours', { as: staff, body: tourBodyOf(given) });
  return body.data._id;
}

async function makeTourWithPlaces(): Promise<string> {
  const place = async (name: string) =>
    (
      await site.post<{ _id: string }>('/manage/places', {
        as: staff,
        body: { name, latitude: 27.37, longitude: 88.76 },
      })
    ).body.data._id;
  const [lake, pass] = [await place('Tsomgo Lake'), await place('Nathula')];
  return makeTourWith({
    duration: '3 days',
    stops: [
      { stop: lake, day: 1 },
      { stop: pass, day: 2 },
    ],
  });
}

const TOURS: [name: string, make: () => Promise<string>][] = [
  ['a typed address', async () => (await makeTour(site.db)).id],
  ['an address that is an upload’s', async () => makeTourWith({ photo: (await makePicture(site.db)).url })],
  ['places on its days', makeTourWithPlaces],
  [
    'uploaded pictures',
    async () =>
      makeTourWith({ pictures: [(await makePicture(site.db)).id, (await makePicture(site.db)).id] }),
  ],
];

test.each(TOURS)('a tour with %s', async (_name, make) => {
  const id = await make();
  const managed = () => site.get<Record<string, unknown>>(`/manage/tours/${id}`, { as: staff });
  const before = (await managed()).body.data;
  for (const read of [managed, () => site.get<Record<string, unknown>>(`/tours/${id}`)]) {
    const answer = await site.put(`/tours/${id}`, { as: staff, body: (await read()).body.data });
    expect(answer.body).toMatchObject({ success: true });
  }
  const { version: _v, updatedAt: _u, ...after } = (await managed()).body.data;
  expect(before).toMatchObject(after);
});

test('a picture that is none of the site’s is named', async () => {
  const id = await makeTourWith({});
  const { body } = await site.get<{ pictures: object[] }>(`/tours/${id}`);
  const { pictures } = body.data;
  const answer = await site.put(`/tours/${id}`, {
    as: staff,
    body: { ...body.data, pictures: [...pictures, { url: '/media/uploads/gone/card-800.webp' }] },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    'pictures.1': 'This picture is gone. Please upload it again.',
  });
});

test('the settings, of which those that nobody has set yet stay so', async () => {
  const read = () => site.get<object>('/settings/editable', { as: staff });
  const before = (await read()).body.data;
  expect(before).toMatchObject({ placeholders: expect.arrayContaining(['agencyName']) });
  expect((await site.put('/settings', { as: staff, body: before })).body).toMatchObject({ success: true });
  expect((await read()).body.data).toEqual(before);

  const body = { basedOn: (before as { updatedAt: string }).updatedAt, agencyName: 'Rangeet Journeys' };
  await site.put('/settings', { as: staff, body });
  const set = (await read()).body.data;
  expect((await site.put('/settings', { as: staff, body: set })).body).toMatchObject({ success: true });
  expect(await read().then((answer) => answer.body.data)).toMatchObject({
    values: { agencyName: 'Rangeet Journeys' },
    placeholders: (set as { placeholders: string[] }).placeholders,
  });
});
