import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BlobSource, BufferTarget, Conversion, Input, MovOutputFormat, MP4, Output } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { type AnswerBody, buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { testPicture } from '../../../../tests/support/test-picture.ts';
import { PICTURE_USERS } from '../../../all-picture-users.ts';
import { cleanUpMedia } from '../clean-up-media.ts';

const LOOPS = resolve(import.meta.dirname, '../../../../public/media/loops');
const PLACE = '+27.3314+088.6138/';

let site: TestApp;
let as: string;
let mp4: Buffer;
let poster: Buffer;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
  mp4 = await readFile(join(LOOPS, 'gorumara-elephants-tall.mp4'));
  poster = await testPicture({ width: 640, height: 800 });
});
afterAll(() => site.close());

type Parts = { file?: Buffer; poster?: Buffer; name?: string; isSmaller?: boolean };

async function upload({ name = 'elephants.mov', ...parts }: Parts) {
  const form = new FormData();
  if (parts.isSmaller) form.set('isSmaller', 'true');
  if (parts.poster) form.set('poster', new File([new Uint8Array(parts.poster)], 'poster.jpg'));
  if (parts.file) form.set('file', new File([new Uint8Array(parts.file)], name));
  const encoded = new Response(form);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/manage/videos',
    headers: { authorization: `Bearer ${as}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<AnswerBody<LibraryPicture>>() };
}

/** As a phone writes it: a MOV that tells where it was taken. */
async function asPhoneVideo(): Promise<Buffer> {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(new Blob([new Uint8Array(mp4)])), formats: [MP4] }),
    output: new Output({ format: new MovOutputFormat(), target }),
    tags: { raw: { '©xyz': PLACE } },
  });
  await conversion.execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

test('a phone’s MOV is kept as MP4 without its place, with a poster, its size and length, and is found in the library', async () => {
  const file = await asPhoneVideo();
  expect(file.includes(PLACE)).toBe(true);
  const { status, body } = await upload({ file, poster });
  expect(status).toBe(200);
  const { video, url, tall, originalName } = body.data;
  expect(video).toMatchObject({ type: 'video/mp4', width: 720, height: 900, state: 'whole' });
  expect(video?.seconds).toBeGreaterThan(1);
  expect([originalName, tall?.widths]).toEqual(['elephants.mov', [480]]);
  for (const address of [url, video?.url ?? ''])
    expect((await site.app.inject({ url: address })).statusCode).toBe(200);
  const stored = (await site.app.inject({ url: video?.url ?? '' })).rawPayload;
  expect(stored).toHaveLength(video?.bytes ?? 0);
  expect(stored.includes(PLACE)).toBe(false);
  const listed = async (kind: string) =>
    (await site.get<LibraryPicture[]>(`/manage/pictures?kind=${kind}`, { as })).body.data;
  expect((await listed('video')).map(({ _id }) => _id)).toEqual([body.data._id]);
  expect((await listed('picture')).map(({ _id }) => _id)).not.toContain(body.data._id);
});

test('a video is sent in the parts that a player asks for, as a video alone, and may be kept for ever', async () => {
  const { video } = (await upload({ file: mp4, poster, isSmaller: true })).body.data;
  expect(video?.state).toBe('smaller');
  const ask = (range?: string) =>
    site.app.inject({ url: video?.url ?? '', headers: { ...(range && { range }) } });
  const whole = await ask();
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const part = await ask('bytes=100-199');
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${video?.bytes}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
  const outside = await ask(`bytes=${video?.bytes}-`);
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${video?.bytes}`]);
});

test.each([
  [
    'no video',
    () => poster,
    415,
    'This file is not a video that we can read. Please upload an MP4, WebM or MOV video.',
  ],
  [
    'half a video',
    () => mp4.subarray(0, 20_000),
    400,
    'This video is damaged or not complete. Please try another copy of it.',
  ],
  [
    'a page',
    () => Buffer.from('<html><script>alert(1)</script>'),
    415,
    'This file is not a video that we can read. Please upload an MP4, WebM or MOV video.',
  ],
  [
    'an HEVC video',
    () => Buffer.from(mp4.toString('latin1').replaceAll('avc1', 'hvc1').replaceAll('avcC', 'hvcC'), 'latin1'),
    415,
    /^Many browsers do not show this kind of video/,
  ],
  [
    'over 40 MB',
    () => Buffer.concat([mp4, Buffer.alloc(40.5 * 1024 * 1024)]),
    413,
    'This video is over 40 MB. Please make it shorter or smaller first.',
  ],
] as const)(
  '%s is refused in words and leaves nothing behind §V5.2.1 §V5.2.2',
  async (_what, file, status, message) => {
    const before = await site.db.selectFrom('media').select('id').execute();
    const answer = await upload({ file: file(), poster });
    expect(answer.body.message).toMatch(message);
    expect(answer.status).toBe(status);
    expect(await site.db.selectFrom('media').select('id').execute()).toEqual(before);
  },
);

test('a video without its poster, and a poster without its video, are refused by name', async () => {
  expect((await upload({ file: mp4 })).body.fields).toEqual({ poster: 'Send a picture of the video along.' });
  expect((await upload({ poster })).body.fields).toEqual({ file: 'Choose a video.' });
  expect((await upload({ file: mp4, poster: Buffer.from('<svg>') })).status).toBe(415);
});

test('a video’s file stays as long as its picture, and goes with it', async () => {
  const { _id, video } = (await upload({ file: mp4, poster })).body.data;
  const cleanUp = (days: number) =>
    cleanUpMedia(site.deps, PICTURE_USERS, new Date(Date.now() + days * 86_400_000));
  const status = async () => (await site.app.inject({ url: video?.url ?? '' })).statusCode;
  await cleanUp(2);
  expect(await status()).toBe(200);
  await site.delete(`/media/${_id}`, { as });
  await cleanUp(31);
  expect(await status()).toBe(404);
});
