import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedPicture } from '../../../contracts/media.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../tests/support/test-picture.ts';

let site: TestApp;
let staff: string;
let photo: Buffer;
/** For what is not about its widths. */
let small: Buffer;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
  photo = await testPicture();
  small = await testPicture({ width: 60, height: 40 });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('tours').execute();
  await site.db.deleteFrom('media').execute();
});

const upload = (file = small, name?: string) => uploadPicture(site, { as: staff, file, name });
const folders = (name: string) => readdir(join(site.deps.config.dataDir, name)).catch(() => []);
const file = (url: string) => site.app.inject({ url });

test('a picture is cut to the site’s widths in AVIF and WebP, and served for ever', async () => {
  const { status, body } = await upload(photo, '/home/pema/lake.jpg');
  expect(status).toBe(200);
  const { url, base, widths } = body.data;
  expect(body.data).toMatchObject({
    widths: [480, 640, 800],
    width: 800,
    height: 533,
    alt: '',
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    focus: { x: 50, y: 50 },
    originalName: 'lake.jpg',
    isUploaded: true,
  });
  expect(url).toBe(`${base}-800.webp`);
  for (const width of widths) {
    for (const format of ['avif', 'webp']) {
      const answer = await file(`${base}-${width}.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const made = await sharp(answer.rawPayload).metadata();
      expect(made.width).toBe(width);
      expect(made.exif).toBeUndefined();
    }
  }
  expect(await folders('media-work')).toEqual([]);
});

test('a sideways photo is turned, and what its camera noted is gone', async () => {
  const sideways = await sharp(await testPicture({ width: 240, height: 180 }))
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '27/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await upload(sideways);
  // 180 wide once it stands.
  expect(body.data).toMatchObject({ width: 180, height: 120 });
  const master = join(site.deps.config.dataDir, 'media', body.data._id, 'master.jpg');
  const metadata = await sharp(master).metadata();
  expect(metadata).toMatchObject({ width: 180, height: 240 });
  expect(metadata.exif).toBeUndefined();
});

test('a picture that is smaller than the smallest width stays as it is', async () => {
  const { body } = await upload(await testPicture({ width: 300, height: 200 }));
  expect(body.data).toMatchObject({ widths: [300], width: 300, height: 200 });
});

test.each(['png', 'webp', 'avif'] as const)('%s is taken, too §V5.2.2', async (format) => {
  const { status } = await upload(await sharp(photo).resize(120).toFormat(format).toBuffer());
  expect(status).toBe(200);
});

const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>');
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

test.each([
  ['an empty file', () => Buffer.alloc(0), 400, 'This file is empty. Please choose a picture.'],
  [
    'a drawing',
    () => svg,
    415,
    'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  ],
  [
    'the head of a HEIC photo',
    () => heic,
    400,
    'This picture is damaged or not complete. Please try another copy of it.',
  ],
  [
    'something else',
    () => Buffer.from('%PDF-1.7 and so on'),
    415,
    'This file is not a picture that we can read. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  ],
  [
    'half a picture',
    () => photo.subarray(0, photo.length / 2),
    400,
    'This picture is damaged or not complete. Please try another copy of it.',
  ],
  [
    'noise that begins like a picture',
    () => Buffer.concat([photo.subarray(0, 20), Buffer.alloc(5_000, 7)]),
    400,
    'This picture is damaged or not complete. Please try another copy of it.',
  ],
  [
    'a file over 10 MB',
    () => Buffer.concat([photo, Buffer.alloc(10.5 * 1024 * 1024)]),
    413,
    'This picture is over 10 MB. Please make it smaller first.',
  ],
] as const)(
  '%s is refused in words and leaves nothing behind §V1.3.4 §V5.1.1 §V5.2.1 §V5.2.2',
  async (_name, given, status, message) => {
    const before = await folders('media');
    const answer = await upload(given());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message, fields: { file: message } });
    expect(await folders('media')).toEqual(before);
    expect(await folders('media-work')).toEqual([]);
    expect(await site.db.selectFrom('media').selectAll().execute()).toEqual([]);
  },
);

test('a small file that unpacks to over 50 megapixels is refused before it is unpacked §V5.2.1', async () => {
  const bomb = await sharp({
    create: { width: 7_200, height: 7_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { status, body } = await upload(bomb);
  expect(status).toBe(400);
  expect(body.message).toBe('This picture has over 50 megapixels. Please make it smaller first.');
});

test('what is no form, or has no file, is refused in words §V3.5.2', async () => {
  const json = await site.post('/media', { as: staff, body: { file: 'x' } });
  expect(json.status).toBe(415);
  expect(json.body.message).toBe('Please send the picture as a form with the field `file`.');
  const empty = new Response(new FormData());
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/media',
    headers: {
      authorization: `Bearer ${staff}`,
      'content-type': empty.headers.get('content-type') ?? '',
    },
    payload: await empty.text(),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'Choose a picture.' });
});

test('another focus cuts the picture again, under a new name that its tours follow', async () => {
  const { data } = (await upload(await testPicture({ width: 900, height: 1600 }))).body;
  const tour = await makeTour(site.db, { photo: data.url });
  const body = { alt: 'Tsomgo lake', focus: { x: 20, y: '0' } };
  const before = site.siteChanges();
  const answer = await site.put<ManagedPicture>(`/media/${data._id}`, { as: staff, body });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    alt: 'Tsomgo lake',
    focus: { x: 20, y: 0 },
    widths: [480, 640, 800],
  });
  const { url } = answer.body.data;
  expect(url).not.toBe(data.url);
  const row = await site.db.selectFrom('tours').select('photo').where('id', '=', tour.id).executeTakeFirst();
  expect(row?.photo).toBe(url);
  expect(site.siteChanges()).toBe(before + 1);
  // Pages that are open still show the old one.
  expect((await file(data.url)).statusCode).toBe(200);
  expect((await file(url)).statusCode).toBe(200);
});

test('staff see a picture uncut, to choose its focus on; nobody else does', async () => {
  const { data } = (await upload(await testPicture({ width: 400, height: 900 }))).body;
  const whole = await site.app.inject({
    url: `/api/v1/media/${data._id}/whole`,
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(whole.statusCode).toBe(200);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 400, height: 900, format: 'webp' });
  expect((await site.get(`/media/${data._id}/whole`)).status).toBe(401);
  expect((await site.get('/media/nowhere/whole', { as: staff })).status).toBe(404);
});

test('alt text alone leaves the files as they are', async () => {
  const { data } = (await upload()).body;
  const answer = await site.put<ManagedPicture>(`/media/${data._id}`, {
    as: staff,
    body: { alt: ' A lake ', focus: { x: 50, y: 50 } },
  });
  expect(answer.body.data).toMatchObject({ alt: 'A lake', url: data.url });
});

test('a form that is wrong everywhere is answered with every field’s fault', async () => {
  const { data } = (await upload()).body;
  const answer = await site.put(`/media/${data._id}`, {
    as: staff,
    body: { alt: '', focus: { x: 101, y: 'a' } },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields).sort()).toEqual(['alt', 'focus.x', 'focus.y']);
});

test('the log has who uploaded, changed and deleted', async () => {
  const { data } = (await upload(small, 'lake.jpg')).body;
  await site.put(`/media/${data._id}`, { as: staff, body: { alt: 'A lake', focus: { x: 50, y: 50 } } });
  await site.delete(`/media/${data._id}`, { as: staff });
  const log = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', data._id)
    .orderBy('id')
    .execute();
  expect(log.map((row) => [row.action, row.actor_name, row.subject_label])).toEqual([
    ['picture.upload', 'Pema', 'lake.jpg'],
    ['picture.update', 'Pema', 'A lake'],
    ['picture.delete', 'Pema', 'A lake'],
  ]);
});

test.each([
  'master.jpg',
  '..%2F..%2Fteesta.db',
  '%2e%2e/%2e%2e/teesta.db',
  'aaaaaaaa-480.avif%00',
  'aaaaaaaa-480.avif',
])('nothing but cuts is served: %s §V13.2.5 §V5.3.1 §V5.3.2', async (name) => {
  const { data } = (await upload()).body;
  expect((await file(`/media/uploads/${data._id}/${name}`)).statusCode).toBe(404);
});
