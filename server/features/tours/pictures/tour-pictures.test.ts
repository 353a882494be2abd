import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail, TourSummary } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makePicture, makeTour } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import { cutAddress } from '../../media/cutting/cut-address.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  await site.db.deleteFrom('media').execute();
});

const create = (given: Record<string, unknown>) =>
  site.post<ManagedTour>('/tours', { as: staff, body: tourBodyOf(given) });
const replace = (id: string, given: Record<string, unknown>) =>
  site.put<ManagedTour>(`/tours/${id}`, { as: staff, body: tourBodyOf(given) });
const urls = (tour: Pick<TourDetail, 'pictures'>) => tour.pictures.map((picture) => picture.url);

test('the first picture is the cover, whatever address was typed', async () => {
  const [lake, ridge] = [await makePicture(site.db), await makePicture(site.db)];
  const { body } = await create({ pictures: [ridge.id, lake.id, ridge.id] });
  expect(body.data.photo).toBe(ridge.url);
  const answer = await site.get<TourDetail>(`/tours/${body.data._id}`);
  expect(answer.body.data.picture).toEqual({
    url: ridge.url,
    base: ridge.url.replace('-800.webp', ''),
    widths: [480, 800],
    width: 800,
    height: 533,
    alt: 'A lake between hills',
    colour: '#345678',
    focus: { x: 50, y: 50 },
  });
  expect(urls(answer.body.data)).toEqual([ridge.url, lake.url]);
  expect(body.data.uploads.map((upload) => upload._id)).toEqual([ridge.id, lake.id]);
  const summary = (await site.get<TourSummary[]>('/tours')).body.data[0];
  expect(summary?.picture).toEqual(answer.body.data.picture);
});

test('a typed address that is a known picture’s is shown as that picture', async () => {
  const lake = await makePicture(site.db);
  const { body } = await create({ photo: lake.url });
  expect(body.data.pictures).toMatchObject([{ url: lake.url, widths: [480, 800] }]);
  expect(body.data.uploads).toEqual([]);
});

test('a tour without any picture is refused beside other faults, and pictures are enough', async () => {
  const { status, body } = await create({ title: '', photo: '', pictures: [] });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ title: 'Enter a title.', photo: 'Enter the address of a photo.' });
  const lake = await makePicture(site.db);
  expect((await create({ photo: '', pictures: [lake.id] })).status).toBe(200);
});

test.each([
  [
    'http://pictures.example/lake.jpg',
    'Browsers do not show http:// pictures here. Give its https:// address, or upload the picture.',
  ],
  ['//pictures.example/lake.jpg', 'Enter the address of a photo: /media/… or https://…'],
  ['/\\pictures.example/lake.jpg', 'Enter the address of a photo: /media/… or https://…'],
  ['https://', 'Enter the address of a photo: /media/… or https://…'],
])('a photo that no page could show is refused beside other faults: %s', async (photo, fault) => {
  const { status, body } = await create({ title: '', photo });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ title: 'Enter a title.', photo: fault });
});

test('a photo is taken by its https address', async () => {
  const photo = 'https://pictures.example/lake.jpg';
  expect((await create({ photo })).body.data.photo).toBe(photo);
});

test('pictures that are gone, too many or without alt text are refused by their place', async () => {
  const lake = await makePicture(site.db);
  const withoutAlt = await makePicture(site.db, { alt: '' });
  const gone = await create({ pictures: [lake.id, 'nowhere'] });
  expect(gone.body.fields).toEqual({ 'pictures.1': 'This picture is gone. Please upload it again.' });
  const silent = await create({ pictures: [lake.id, withoutAlt.id] });
  expect(silent.body.fields).toEqual({ 'pictures.1': 'Say what this picture shows.' });
  const both = await create({
    pictures: [withoutAlt.id],
    price: 20_000,
    discountprice: 30_000,
    discount: '',
  });
  expect(both.body.fields).toEqual({
    'pictures.0': 'Say what this picture shows.',
    discountprice: 'The discounted price cannot be above the price.',
  });
  const many = await create({ pictures: Array(21).fill(lake.id) });
  expect(many.body.fields).toEqual({ pictures: 'A tour has at most 20 pictures.' });
  expect(await site.db.selectFrom('tours').selectAll().execute()).toEqual([]);

  const draft = (await create({ pictures: [withoutAlt.id], status: 'draft' })).body.data;
  const published = await site.put(`/tours/${draft._id}/status`, {
    as: staff,
    body: { status: 'published' },
  });
  expect(published.status).toBe(400);
  expect(published.body.fields).toEqual({ 'pictures.0': 'Say what this picture shows.' });
});

test('a save that says nothing of pictures keeps them, unless it brings another photo', async () => {
  const [lake, ridge] = [await makePicture(site.db), await makePicture(site.db)];
  const { _id } = (await create({ pictures: [lake.id, ridge.id] })).body.data;
  expect(urls((await replace(_id, { photo: lake.url })).body.data)).toEqual([lake.url, ridge.url]);
  expect(urls((await replace(_id, { photo: '/media/other.jpg' })).body.data)).toEqual(['/media/other.jpg']);
  expect(urls((await replace(_id, { pictures: [ridge.id] })).body.data)).toEqual([ridge.url]);
  expect(urls((await replace(_id, { pictures: [], photo: '/a.jpg' })).body.data)).toEqual(['/a.jpg']);
});

test('a save that brings an older cut of a picture keeps the picture, as it is cut now', async () => {
  const id = newId();
  const older = cutAddress(id, 'aaaaaaaa', 800);
  const lake = await makePicture(site.db, { id, url: cutAddress(id, 'bbbbbbbb', 800) });
  const ridge = await makePicture(site.db);
  const { _id } = (await create({ pictures: [lake.id, ridge.id] })).body.data;
  expect(urls((await replace(_id, { photo: older })).body.data)).toEqual([lake.url, ridge.url]);
  expect((await create({ photo: older })).body.data.photo).toBe(lake.url);
  const gone = await create({ photo: cutAddress(newId(), 'aaaaaaaa', 800) });
  expect(gone.body.fields).toEqual({ photo: 'This picture is gone. Please upload it again.' });
});

test('the list of many tours asks for pictures once, not for each', async () => {
  const lake = await makePicture(site.db);
  for (let number = 0; number < 30; number += 1) await makeTour(site.db, { photo: lake.url });
  const { body } = await site.get<TourSummary[]>('/tours');
  expect(body.data.every((tour) => tour.picture.widths.length === 2)).toBe(true);
});
