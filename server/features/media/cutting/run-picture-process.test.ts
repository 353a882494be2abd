import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPicture } from '../../../../tests/support/test-picture.ts';
import { SETTING_NAMES } from '../../../config.ts';
import { toFailure } from '../../../http/faults/error-handler.ts';
import { type PictureJob, runPictureProcess } from './run-picture-process.ts';

const OUR_FAULT = 'Something went wrong on our side. Please try again.';
const NO_ROOM = 'The server’s disk is full, so this could not be saved. Please try again once there is room.';
const DAMAGED = 'This picture is damaged or not complete. Please try another copy of it.';

const STAFF = { who: 'staff', isStranger: false };
let folder: string;
let job: PictureJob;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teesta-picture-'));
  const upload = join(folder, 'upload');
  await writeFile(upload, await testPicture({ width: 600, height: 400 }));
  job = {
    source: { upload, maxPixels: 1_000_000 },
    folder,
    crops: [{ shape: 'wide', name: 'cut', focus: { x: 50, y: 50 } }],
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** What the uploader is told. */
async function failureOf(attempt: PictureJob) {
  const error = await runPictureProcess(attempt, STAFF).then(
    () => expect.unreachable('the picture was cut'),
    (thrown) => thrown,
  );
  const { statusCode, message } = toFailure(error);
  return { statusCode, message };
}

// Whatever is written to /dev/full finds the disk full.
test.each(['master.jpg', 'whole.webp', 'cut-480.avif', 'cut-480.webp'])(
  'a disk that is full when %s is written is no fault of the picture',
  async (file) => {
    await symlink('/dev/full', join(folder, file));
    expect(await failureOf(job)).toEqual({ statusCode: 503, message: NO_ROOM });
  },
);

test('a folder that is not there is no fault of the picture', async () => {
  const elsewhere = join(folder, 'nowhere');
  expect(await failureOf({ ...job, folder: elsewhere })).toEqual({ statusCode: 500, message: OUR_FAULT });
});

test('an upload that is gone from the disk is no fault of the picture', async () => {
  const source = { upload: join(folder, 'gone'), maxPixels: 1_000_000 };
  expect(await failureOf({ ...job, source })).toEqual({ statusCode: 500, message: OUR_FAULT });
});

test('what cannot be read is', async () => {
  const upload = join(folder, 'noise');
  await writeFile(upload, Buffer.from([0xff, 0xd8, 0xff, ...Array(500).fill(7)]));
  expect(await failureOf({ ...job, source: { upload, maxPixels: 1_000_000 } })).toEqual({
    statusCode: 400,
    message: DAMAGED,
  });
});

test.each([
  ['cannot start', 'process.exit(1)', { statusCode: 500, message: OUR_FAULT }],
  ['is told to stop', 'process.kill(process.pid)', { statusCode: 500, message: OUR_FAULT }],
  ['crashes', "process.kill(process.pid, 'SIGSEGV')", { statusCode: 400, message: DAMAGED }],
])('a program that %s says whose fault that is', async (_name, first, failure) => {
  const preload = join(folder, 'preload.cjs');
  await writeFile(preload, first);
  vi.stubEnv('NODE_OPTIONS', `--require=${preload}`);
  expect(await failureOf(job)).toEqual(failure);
});

test('is told no setting of the site, nor any secret §V13.3.2', async () => {
  const found = join(folder, 'environment');
  const preload = join(folder, 'preload.cjs');
  await writeFile(
    preload,
    `require('node:fs').writeFileSync(${JSON.stringify(found)}, Object.keys(process.env).join(' '))`,
  );
  vi.stubEnv('NODE_OPTIONS', `--require=${preload}`);
  for (const name of SETTING_NAMES) vi.stubEnv(name, 'secret');
  await runPictureProcess(job, STAFF);
  // Node's own: where it hears the one who started it.
  const known = ['NODE_OPTIONS', 'PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TMPDIR'];
  const others = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
  const names = (await readFile(found, 'utf8')).split(' ');
  expect(names).toContain('PATH');
  expect(names.filter((name) => ![...known, ...others].includes(name))).toEqual([]);
});
