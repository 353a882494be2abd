// @module-tag dialect
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ManagedReview,
  ReviewInvitation,
  ReviewPicture,
} from '../../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeTour, makeUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { makeInvited } from '../../../../tests/support/review-invitations.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { HEIC_PHOTO, testPicture } from '../../../../tests/support/test-picture.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';
import { PICTURE_USERS } from '../../../all-picture-users.ts';
import type { TourRow, UserRow } from '../../../db/schema.ts';
import { cleanUpMedia } from '../../media/clean-up-media.ts';

const REVIEW = { username: 'Asha', reviewText: 'Clear mornings, good drivers.', rating: 5 };
let site: TestApp;
let staff: string;
let tour: TourRow;
let owner: UserRow;
let token: string;
let photo: Buffer;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  // As a phone takes them: turned, and with the place where it was taken.
  photo = await sharp(await testPicture({ width: 200, height: 120 }))
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '27/1 20/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  tour = await makeTour(site.db);
  owner = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  ({ token } = await makeInvited(site.db, tour, { user_id: owner.id, user_email: owner.email }));
});
afterAll(() => site.close());

const upload = (contents: Buffer = photo, of = token) =>
  uploadFile<ReviewPicture>(site, `/reviews/invitations/${of}/pictures`, { contents, name: 'photo.jpg' });
const send = () =>
  site.post(`/reviews/invitations/${token}`, { body: REVIEW, headers: { 'idempotency-key': token } });
const look = async () => (await site.get<ReviewInvitation>(`/reviews/invitations/${token}`)).body.data;
const shown = async () => (await site.get<TourDetail>(`/tours/${tour.id}`)).body.data.reviews[0]?.pictures;
const fetchFile = (id: string, size = 'large.webp') =>
  site.app.inject({ url: `/media/reviews/${id}/${size}` });
const folderOf = (id: string) => join(site.deps.config.dataDir, 'media', id);
const managed = async (query: string) =>
  (await site.get<ManagedReview[]>(`/review?${query}`, { as: staff })).body.data.filter(
    (review) => review.tourId === tour.id,
  );

test('a HEIC photo of a phone is taken as it is', async () => {
  const { status, body } = await upload(await readFile(HEIC_PHOTO));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ width: 960, height: 720 });
});

test('a picture is encoded again without its metadata, waits for staff, and is shown then §T1.11', async () => {
  const { status, body } = await upload();
  expect(status).toBe(200);
  const { _id } = body.data;
  expect(body.data).toMatchObject({ width: 120, height: 200 });
  // Until the review is sent, the picture is there for a return by the link.
  expect((await look()).pictures).toEqual([body.data]);
  const own = await site.app.inject({ url: `/api/v1/reviews/invitations/${token}/pictures/${_id}` });
  expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect((await send()).body.message).toBe(
    'Thank you for your review. Your picture is shown once we have looked at it.',
  );

  expect(await shown()).toEqual([]);
  expect((await fetchFile(_id)).statusCode).toBe(404);
  expect(await managed('status=waiting')).toMatchObject([{ pictures: [{ _id, state: 'waiting' }] }]);
  const look1 = await site.app.inject({
    url: `/api/v1/manage/review-pictures/${_id}`,
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(look1.statusCode).toBe(200);
  const answer = await site.put(`/manage/review-pictures/${_id}/shown`, { as: staff });
  expect(answer.body.message).toBe('The picture is shown.');
  expect(await shown()).toEqual([body.data]);
  expect(await managed('status=waiting')).toEqual([]);
  const file = await fetchFile(_id);
  expect(file.headers['cache-control']).toBe('public, max-age=300');
  const { exif, icc, xmp, orientation, format } = await sharp(file.rawPayload).metadata();
  expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' });

  await site.delete(`/manage/review-pictures/${_id}/shown`, { as: staff });
  expect(await shown()).toEqual([]);
  expect((await fetchFile(_id)).statusCode).toBe(404);
});

test('a picture of a hidden review is hidden with it', async () => {
  const { _id } = (await upload()).body.data;
  await send();
  await site.put(`/manage/review-pictures/${_id}/shown`, { as: staff });
  const [review] = await managed('status=published');
  await site.put(`/review/${review?._id}/hidden`, { as: staff, body: {} });
  expect((await fetchFile(_id)).statusCode).toBe(404);
});

test.each(['whole.webp', 'master.jpg', '..%2Fx', 'small.avif'])(
  'of a picture nobody gets %s §V5.3.1',
  async (size) => {
    const { _id } = (await upload()).body.data;
    await send();
    await site.put(`/manage/review-pictures/${_id}/shown`, { as: staff });
    expect((await fetchFile(_id, size)).statusCode).toBe(404);
    expect((await site.app.inject({ url: `/media/uploads/${_id}/large.webp` })).statusCode).toBe(404);
  },
);

test('there are four at most, also when they come at the same moment; one that is taken back makes room', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 400)?.body.fields).toEqual({
    file: 'A review has 4 pictures at most.',
  });
  const [first] = (await look()).pictures;
  const path = `/reviews/invitations/${token}/pictures/${first?._id}`;
  expect((await site.delete(path)).status).toBe(200);
  expect(existsSync(folderOf(first?._id ?? ''))).toBe(false);
  expect((await upload()).status).toBe(200);
});

test('what is no picture, and what comes by no open link, is not taken', async () => {
  expect((await upload(Buffer.from('<svg xmlns="x"/>'))).status).toBe(415);
  expect((await upload(Buffer.from('GIF89a'))).status).toBe(415);
  expect((await upload(photo, 'garbled')).status).toBe(400);
  await send();
  expect((await upload()).status).toBe(400);
  expect((await look()).pictures).toEqual([]);
});

test('one link touches no picture of another, and none that was sent', async () => {
  const { _id } = (await upload()).body.data;
  const other = await makeInvited(site.db, tour);
  expect((await site.delete(`/reviews/invitations/${other.token}/pictures/${_id}`)).status).toBe(404);
  // Staff see what was sent, and nothing before.
  expect((await site.put(`/manage/review-pictures/${_id}/shown`, { as: staff })).status).toBe(404);
  const seen = async (as?: string) => (await site.get(`/manage/review-pictures/${_id}`, { as })).status;
  expect(await seen(staff)).toBe(404);
  await send();
  for (const as of [undefined, await site.signIn(owner)]) expect([401, 403]).toContain(await seen(as));
  expect((await site.delete(`/reviews/invitations/${token}/pictures/${_id}`)).status).toBe(400);
  expect(existsSync(folderOf(_id))).toBe(true);
});

test('with a traveller their pictures go, files and all; the review stays under another name', async () => {
  const { _id } = (await upload()).body.data;
  await send();
  await site.put(`/manage/review-pictures/${_id}/shown`, { as: staff });
  const as = await site.signIn(owner);
  const { body } = await site.get<{ reviews: { pictures: object[] }[] }>('/account/data', { as });
  expect(body.data.reviews[0]?.pictures).toMatchObject([{ _id, state: 'shown' }]);
  expect((await site.delete('/account', { as, body: { password: PASSWORD } })).status).toBe(200);
  expect(existsSync(folderOf(_id))).toBe(false);
  expect(await managed('status=published')).toMatchObject([
    { username: 'A former traveller', isVerified: true, travelledIn: '2027-03', pictures: [] },
  ]);
});

test('a deleted review takes its pictures along; the cleaning up leaves those that have a review', async () => {
  const first = (await upload()).body.data;
  await send();
  await cleanUpMedia(site.deps, PICTURE_USERS, new Date(Date.now() + 3 * 86_400_000));
  expect(existsSync(folderOf(first._id))).toBe(true);
  const [review] = await managed('status=published');
  expect((await site.delete(`/review/${review?._id}`, { as: staff })).status).toBe(200);
  expect(existsSync(folderOf(first._id))).toBe(false);
});
