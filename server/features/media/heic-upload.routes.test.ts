import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { HEIC_PHOTO, uploadPicture } from '../../../tests/support/test-picture.ts';

let site: TestApp;
let as: string;
let phone: Buffer;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
  phone = await readFile(HEIC_PHOTO);
});
afterAll(() => site.close());

const upload = (file: Buffer) => uploadPicture(site, { as, file, name: 'photo.jpg' });

/** With another size in its head, where `ispe` tells it. */
function tellingSize(width: number, height: number): Buffer {
  const lying = Buffer.from(phone);
  const at = lying.indexOf('ispe') + 8;
  lying.writeUInt32BE(width, at);
  lying.writeUInt32BE(height, at + 4);
  return lying;
}

test('a HEIC photo of a phone stands upright, whatever it is called, and does not tell where it was taken §V5.2.2', async () => {
  expect(phone.includes('Exif')).toBe(true);
  const { status, body } = await upload(phone);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ widths: [480, 640, 800], tall: { widths: [480] } });
  const master = join(site.deps.config.dataDir, 'media', body.data._id, 'master.jpg');
  const metadata = await sharp(master).metadata();
  expect(metadata).toMatchObject({ width: 960, height: 720 });
  expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  // Its red corner.
  const place = { left: 50, top: 40, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(master).extract(place).raw().toBuffer();
  expect([red > 180, green < 60, blue < 60]).toEqual([true, true, true]);
});

test.each([
  [
    'is cut off',
    () => phone.subarray(0, 2_000),
    'This picture is damaged or not complete. Please try another copy of it.',
  ],
  [
    'holds another size than it tells',
    () => tellingSize(64, 64),
    'This picture is damaged or not complete. Please try another copy of it.',
  ],
  [
    'tells of 400 megapixels',
    () => tellingSize(20_000, 20_000),
    'This picture has over 50 megapixels. Please make it smaller first.',
  ],
  [
    'tells of 30 megapixels',
    () => tellingSize(6_000, 5_000),
    'This HEIC photo has over 25 megapixels. Please save it as JPEG, and upload that.',
  ],
] as const)('a HEIC photo that %s is refused in words §V5.2.1', async (_how, file, message) => {
  const { status, body } = await upload(file());
  expect(status).toBe(400);
  expect(body.message).toBe(message);
});
