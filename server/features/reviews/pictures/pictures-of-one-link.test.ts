import { readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewPicture } from '../../../../contracts/reviews/reviews.contract.ts';
import { makeAdmin, makeTour } from '../../../../tests/support/factories.ts';
import { makeInvited } from '../../../../tests/support/review-invitations.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../../tests/support/test-picture.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';

let site: TestApp;
let staff: string;
let photo: Buffer;
let token: string;
const sockets: Socket[] = [];
/** Milliseconds that a busy machine may take. */
const PATIENCE = { timeout: 20_000 };

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  photo = await testPicture({ width: 60, height: 40 });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  ({ token } = await makeInvited(site.db, await makeTour(site.db)));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => site.close());

const upload = (contents = photo) =>
  uploadFile<ReviewPicture>(site, `/reviews/invitations/${token}/pictures`, { contents, name: 'photo.jpg' });
const underWay = () => readdir(join(site.deps.config.dataDir, 'media-work')).catch(() => []);

/** Sends a picture by the link over a connection of its own; `share` of it, and then nothing more. */
function beginUpload(share = 1): Socket {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="lake.jpg"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/v1/reviews/invitations/${token}/pictures HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.subarray(0, Math.floor(form.length * share)));
  sockets.push(socket);
  return socket;
}

/** Has the program that reads pictures never come to an end. */
async function letPicturesHang(): Promise<void> {
  const preload = join(site.deps.config.dataDir, 'hang.cjs');
  await writeFile(preload, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
  vi.stubEnv('NODE_OPTIONS', `--require=${preload}`);
}

test('what is under way counts: by one link no more is begun than a review may have', async () => {
  await letPicturesHang();
  for (let number = 0; number < 4; number += 1) beginUpload();
  await vi.waitFor(async () => expect(await underWay()).toHaveLength(4), PATIENCE);
  const { status, body } = await upload();
  expect([status, body.fields]).toEqual([400, { file: 'A review has 4 pictures at most.' }]);
  // What was broken off counts no more.
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), PATIENCE);
  vi.unstubAllEnvs();
  expect((await upload()).status).toBe(200);
});

test('a retry after the line has dropped takes the place of the upload that does not arrive', async () => {
  for (let number = 0; number < 4; number += 1) beginUpload(0.5);
  await vi.waitFor(async () => expect(await underWay()).toHaveLength(4), PATIENCE);
  expect((await upload()).status).toBe(200);
  await vi.waitFor(async () => expect(await underWay()).toHaveLength(3), PATIENCE);
  expect((await upload()).status).toBe(200);
});

test('a picture whose sender has hung up is worked on no longer, nor waits for its turn', async () => {
  await letPicturesHang();
  for (let number = 0; number < 3; number += 1) beginUpload();
  await vi.waitFor(async () => expect(await underWay()).toHaveLength(3), PATIENCE);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), PATIENCE);
  vi.unstubAllEnvs();
  expect((await uploadPicture(site, { as: staff, file: photo })).status).toBe(200);
  expect((await upload()).status).toBe(200);
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s of a stranger that has more than 16 megapixels is refused by its first bytes; staff may send it',
  async (format) => {
    const large = await sharp({ create: { width: 5_000, height: 3_300, channels: 3, background: '#147' } })
      .toFormat(format, { effort: 1, quality: 40 })
      .toBuffer();
    const { status, body } = await upload(large);
    const message = 'This picture has over 16 megapixels. Please make it smaller first.';
    expect([status, body.fields]).toEqual([400, { file: message }]);
    if (format === 'jpeg') expect((await uploadPicture(site, { as: staff, file: large })).status).toBe(200);
  },
);
