// @module-tag dialect
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePicture } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import type { VideoRow } from '../../../db/schema.ts';
import { diskMediaStorage } from '../media-storage.ts';
import { makeVideosSmaller } from './make-smaller.ts';
import { claimVideo } from './videos.queries.ts';

const LOOPS = resolve(import.meta.dirname, '../../../../public/media/loops');
const FILE = 'aaaaaaaa.mp4';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const folderOf = (id: string) => join(site.deps.config.dataDir, 'media', id);

async function makeWaiting(): Promise<string> {
  const { id } = await makePicture(site.db);
  const bytes = await readFile(join(LOOPS, 'gangtok-ropeway-wide.mp4'));
  const work = join(site.deps.config.dataDir, newId());
  await writeFile(work, bytes);
  await diskMediaStorage(site.deps.config.dataDir).put(id, [{ name: FILE, from: work }]);
  const facts = { file: FILE, width: 1280, height: 720, duration_ms: 8_000, bytes: bytes.length };
  const row = { media_id: id, ...facts, state: 'waiting', claimed_until: null } as const;
  await site.db.insertInto('media_videos').values(row).execute();
  return id;
}

/** A program that is called as ffmpeg is. */
async function programThat(does: string): Promise<string> {
  const path = join(site.deps.config.dataDir, `program-${newId()}`);
  const script = `#!/bin/sh\n[ "$1" = -version ] && exit 0\nfor last; do :; done\n${does}\n`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return path;
}

const run = (ffmpeg: string | undefined) =>
  makeVideosSmaller({ ...site.deps, config: { ...site.deps.config, ffmpeg } });
const rowOf = (id: string): Promise<VideoRow> =>
  site.db.selectFrom('media_videos').selectAll().where('media_id', '=', id).executeTakeFirstOrThrow();

test('the machine’s ffmpeg makes those smaller that wait, under a new name; the old file stays for pages that are open', async () => {
  const [first, second] = [await makeWaiting(), await makeWaiting()];
  await run(await programThat(`cp "${join(LOOPS, 'gorumara-elephants-tall.mp4')}" "$last"`));
  for (const id of [first, second]) {
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'smaller', width: 720, height: 900, claimed_until: null });
    expect(row.bytes).toBeLessThan(500_000);
    expect((await readdir(folderOf(id))).toSorted()).toEqual([FILE, row.file].toSorted());
  }
});

test.each([
  ['fails', 'exit 1'],
  ['makes nothing', 'exit 0'],
  ['makes it no smaller', `cp "${join(LOOPS, 'film-wide.mp4')}" "$last"`],
])('a video whose ffmpeg %s is kept as it came', async (_what, does) => {
  const id = await makeWaiting();
  await run(await programThat(does));
  expect(await rowOf(id)).toMatchObject({ state: 'whole', file: FILE, claimed_until: null });
});

test('without an ffmpeg nothing waits for one', async () => {
  const id = await makeWaiting();
  await run(undefined);
  expect((await rowOf(id)).state).toBe('whole');
});

test('one process works on a video at a time, and another takes it over from one that died', async () => {
  const id = await makeWaiting();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const claims = await Promise.all([1, 2].map(() => claimVideo(site.db, at(0), at(15))));
  expect(claims.filter((one) => one?.media_id === id)).toHaveLength(1);
  expect(await claimVideo(site.db, at(14), at(30))).toBeUndefined();
  expect((await claimVideo(site.db, at(16), at(30)))?.media_id).toBe(id);
});
