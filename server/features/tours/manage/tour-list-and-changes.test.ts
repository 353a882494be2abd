// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedTour, ManagedTourRow } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin, makeEnquiry, makePicture, makeTour } from '../../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  await site.db.deleteFrom('media').execute();
  await site.db.deleteFrom('audit_log').execute();
});

const list = async (query = '') => {
  const { body } = await site.get<ManagedTourRow[]>(`/manage/tours${query}`, { as: staff });
  return body;
};
const titles = async (query = '') => (await list(query)).data.map((tour) => tour.title);
const read = async (id: string) =>
  (await site.get<ManagedTour>(`/manage/tours/${id}`, { as: staff })).body.data;
const logged = () =>
  site.db.selectFrom('audit_log').select(['action', 'subject_label', 'before', 'after']).execute();

test('staff see tours of every status, with their pictures and the enquiries that name them', async () => {
  const picture = await makePicture(site.db);
  await makeTour(site.db, { title: 'Old', status: 'archived' });
  const draft = await makeTour(site.db, { title: 'Half', status: 'draft', photo: picture.url });
  for (const deleted_at of [null, null, new Date().toISOString()]) {
    await makeEnquiry(site.db, { tour_name: 'Half', deleted_at });
  }
  const { data, nextCursor } = await list();
  expect(nextCursor).toBeNull();
  expect(data.map((tour) => [tour.title, tour.status, tour.enquiries])).toEqual([
    ['Half', 'draft', 2],
    ['Old', 'archived', 0],
  ]);
  expect(data[0]).toMatchObject({
    _id: draft.id,
    version: 1,
    picture: { url: picture.url, base: picture.url.replace('-800.webp', ''), widths: [480, 800] },
  });
});

test('the list tells how many published tours are featured, whichever it shows', async () => {
  await makeTour(site.db, { title: 'Lake', featured: 1 });
  await makeTour(site.db, { title: 'Ridge', featured: 1 });
  await makeTour(site.db, { title: 'Draft', featured: 1, status: 'draft' });
  await makeTour(site.db, { title: 'Plain' });
  expect(await list('?q=Ridge&limit=1')).toMatchObject({ featured: 2, data: [{ title: 'Ridge' }] });
});

test('the list is searched, filtered and sorted, and read page by page', async () => {
  const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
  await makeTour(site.db, { title: 'Pelling', updated_at: day(3), created_at: day(1) });
  await makeTour(site.db, { title: 'Chilapata', status: 'draft', updated_at: day(2), created_at: day(2) });
  await makeTour(site.db, {
    title: 'Mirik 100%',
    city: 'Darjeeling',
    updated_at: day(1),
    created_at: day(3),
  });
  expect(await titles()).toEqual(['Mirik 100%', 'Chilapata', 'Pelling']);
  expect(await titles('?sort=updated')).toEqual(['Pelling', 'Chilapata', 'Mirik 100%']);
  expect(await titles('?sort=title')).toEqual(['Chilapata', 'Mirik 100%', 'Pelling']);
  expect(await titles('?status=draft')).toEqual(['Chilapata']);
  expect(await titles('?q=%20darJEELing')).toEqual(['Mirik 100%']);
  expect(await titles('?q=0%25')).toEqual(['Mirik 100%']);
  expect(await titles('?q=&status=&sort=')).toHaveLength(3);
  for (const sort of ['newest', 'updated', 'title']) {
    const whole = await titles(`?sort=${sort}`);
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
      read.push(...page.data.map((tour) => tour.title));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(whole);
  }
});

test.each(['newest', 'updated', 'title'])('a list by %s goes on behind a tour that is gone', async (sort) => {
  for (const number of [1, 2, 3]) {
    const at = `2026-01-0${number}T00:00:00.000Z`;
    await makeTour(site.db, { title: `Tour ${number}: སྒང “Tok”`, created_at: at, updated_at: at });
  }
  const whole = await list(`?sort=${sort}`);
  const first = await list(`?sort=${sort}&limit=1`);
  await site.db.deleteFrom('tours').where('id', '=', String(first.data[0]?._id)).execute();
  expect(await titles(`?sort=${sort}&cursor=${first.nextCursor}`)).toEqual(
    whole.data.slice(1).map(({ title }) => title),
  );
});

test('a list that is asked for wrongly is answered with every fault', async () => {
  const { status, body } = await site.get('/manage/tours?status=lost&sort=luck&limit=0', { as: staff });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['limit', 'sort', 'status']);
});

test('a tour that is not there is not found, by whatever call', async () => {
  const calls = [
    site.get('/manage/tours/nowhere', { as: staff }),
    site.post('/tours/nowhere/duplicate', { as: staff }),
    site.put('/tours/nowhere/status', { as: staff, body: { status: 'draft' } }),
  ];
  for (const { status, body } of await Promise.all(calls)) {
    expect(status).toBe(404);
    expect(body.message).toBe('This tour was not found.');
  }
});

test('a save from an older version is refused and overwrites nothing', async () => {
  const { id } = await makeTour(site.db, { title: 'First' });
  const save = (given: Record<string, unknown>) =>
    site.put<ManagedTour>(`/tours/${id}`, { as: staff, body: tourBodyOf(given) });
  const first = await save({ title: 'Hers', version: 1 });
  expect(first.body.data).toMatchObject({ title: 'Hers', version: 2 });
  const second = await save({ title: 'His', version: '1' });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'conflict',
    message: 'A colleague has changed this tour in the meantime. Nothing was overwritten.',
  });
  expect(await read(id)).toMatchObject({ title: 'Hers', version: 2 });
  expect((await save({ title: 'Merged', version: 2 })).status).toBe(200);
  // As the specification has the call, without a version.
  expect((await save({ title: 'Plain' })).body.data).toMatchObject({ title: 'Plain', version: 4 });
});

test('of two saves at the same moment one wins and one is told', async () => {
  const { id } = await makeTour(site.db);
  const saves = ['Hers', 'His'].map((title) =>
    site.put(`/tours/${id}`, { as: staff, body: tourBodyOf({ title, version: 1 }) }),
  );
  const statuses = (await Promise.all(saves)).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await read(id)).version).toBe(2);
});

test('a status is changed by itself, and not over somebody else’s save', async () => {
  const { id } = await makeTour(site.db, { status: 'draft' });
  const change = (body: unknown) => site.put<ManagedTour>(`/tours/${id}/status`, { as: staff, body });
  const before = site.siteChanges();
  expect((await change({ status: 'published', version: 1 })).body.data).toMatchObject({
    status: 'published',
    version: 2,
  });
  expect(site.siteChanges()).toBe(before + 1);
  expect((await change({ status: 'archived', version: 1 })).status).toBe(409);
  expect((await change({ status: 'archived' })).body.data.status).toBe('archived');
  const wrong = await change({ status: 'lost', version: 'new' });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.fields).sort()).toEqual(['status', 'version']);
});

test('a copy is a draft with the same days and pictures, and not featured', async () => {
  const picture = await makePicture(site.db);
  const original = await site.post<ManagedTour>('/tours', {
    as: staff,
    body: tourBodyOf({ pictures: [picture.id], photo: '' }),
  });
  const copy = (await site.post<ManagedTour>(`/tours/${original.body.data._id}/duplicate`, { as: staff }))
    .body;
  const { title, itinerary, uploads, price } = original.body.data;
  expect(copy.data).toMatchObject({
    title: `Copy of ${title}`,
    slug: 'copy-of-tsomgo-lake-and-nathula',
    status: 'draft',
    featured: false,
    version: 1,
    itinerary,
    uploads,
    price,
  });
  const long = await makeTour(site.db, { title: 'A'.repeat(160) });
  const second = await site.post<ManagedTour>(`/tours/${long.id}/duplicate`, { as: staff });
  expect(second.body.data.title).toHaveLength(160);
});

test('the log has every change with what it was and what it is', async () => {
  const { body } = await site.post<ManagedTour>('/tours', {
    as: staff,
    body: tourBodyOf({ status: 'draft' }),
  });
  const { _id } = body.data;
  await site.put(`/tours/${_id}`, { as: staff, body: tourBodyOf({ title: 'Tsomgo', featured: false }) });
  await site.put(`/tours/${_id}/status`, { as: staff, body: { status: 'published' } });
  await site.post(`/tours/${_id}/duplicate`, { as: staff });
  await site.delete(`/tours/${_id}`, { as: staff });
  const log = (await logged()).map((row) => ({
    ...row,
    before: JSON.parse(row.before ?? 'null'),
    after: JSON.parse(row.after ?? 'null'),
  }));
  const title = 'Tsomgo lake and Nathula';
  expect(log).toMatchObject([
    { action: 'tour.create', subject_label: title, before: null, after: { title, status: 'draft' } },
    { action: 'tour.update', subject_label: 'Tsomgo' },
    { action: 'tour.status', before: { status: 'draft' }, after: { status: 'published' } },
    { action: 'tour.duplicate', subject_label: 'Copy of Tsomgo', before: null, after: { copyOf: _id } },
    { action: 'tour.delete', subject_label: 'Tsomgo', before: { title: 'Tsomgo' }, after: null },
  ]);
  expect(log[1]?.before).toEqual({ title, featured: true });
  expect(log[1]?.after).toEqual({ title: 'Tsomgo', featured: false });
});
