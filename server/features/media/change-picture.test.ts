import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedPicture } from '../../../contracts/media.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../tests/support/test-picture.ts';
import { findMedia } from './media.queries.ts';

let site: TestApp;
let staff: string;
let tall: Buffer;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  tall = await testPicture({ width: 120, height: 400 });
});
afterAll(() => site.close());

const upload = async () => (await uploadPicture(site, { as: staff, file: tall })).body.data;
const put = (id: string, body: object) => site.put<ManagedPicture>(`/media/${id}`, { as: staff, body });
const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;
const coverOf = async (id: string) =>
  (await site.db.selectFrom('tours').select('photo').where('id', '=', id).executeTakeFirstOrThrow()).photo;

test('of two focus saves at once either wins whole, and the cover is there', async () => {
  const { _id, url } = await upload();
  const tour = await makeTour(site.db, { photo: url });
  const [top, bottom] = await Promise.all([
    put(_id, { focus: { x: 50, y: 0 } }),
    put(_id, { focus: { x: 50, y: 100 } }),
  ]);
  expect([top.status, bottom.status]).toEqual([200, 200]);
  const stored = await findMedia(site.db, _id);
  const winner = [top, bottom].find(({ body }) => body.data.url === stored?.url)?.body.data;
  expect(winner?.focus).toEqual({ x: stored?.focus_x, y: stored?.focus_y });
  expect(await coverOf(tour.id)).toBe(stored?.url);
  expect(await statusOf(await coverOf(tour.id))).toBe(200);
});

test('alt text that is saved while another focus is cut stays, and so does the focus', async () => {
  const { _id, url } = await upload();
  const [focused, told] = await Promise.all([
    put(_id, { focus: { x: 50, y: 0 } }),
    put(_id, { alt: 'Prayer flags above the lake' }),
  ]);
  expect([focused.status, told.status]).toEqual([200, 200]);
  const stored = await findMedia(site.db, _id);
  expect(stored).toMatchObject({ alt: 'Prayer flags above the lake', focus_x: 50, focus_y: 0 });
  expect(stored?.url).not.toBe(url);
});

test('a picture that is deleted while it is cut is no fault of ours', async () => {
  const { _id } = await upload();
  const [focused, deleted] = await Promise.all([
    put(_id, { focus: { x: 50, y: 0 } }),
    site.delete(`/media/${_id}`, { as: staff }),
  ]);
  expect(deleted.status).toBe(200);
  expect(focused.status).toBeOneOf([200, 404]);
});

test('a body that names nothing changes nothing and leaves no trace in the history', async () => {
  const { _id, url } = await upload();
  const answer = await put(_id, {});
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ url, alt: '' });
  const entries = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', _id)
    .execute();
  expect(entries).toEqual([{ action: 'picture.upload' }]);
});
