import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readMailFiles } from '../support/e2e/read-mail-files.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { testPicture } from '../support/test-picture.ts';

let dataDir: string;
let server: ServerProcess | undefined;

test.beforeEach(() => {
  dataDir = makeDataDir();
});

test.afterEach(async () => {
  await server?.kill();
  removeDataDir(dataDir);
});

test('nobody but the site’s own user can read database, mails and uploads §V13.3.2 §V14.2.4', {
  tag: '@long',
}, async () => {
  server = await startServer(join(dataDir, 'site'));
  await writeEverything(server);
  await server.stop();
  expect(everythingUnder(dataDir)).toContain(join('site', 'teesta.sqlite'));
  expect(openToOthers(dataDir)).toEqual([]);
});

test('what an earlier version left open is closed', { tag: '@long' }, async () => {
  server = await startServer(dataDir);
  await writeEverything(server);
  await server.stop();
  for (const name of ['teesta.sqlite', 'mail', 'media']) chmodSync(join(dataDir, name), 0o755);
  server = await startServer(dataDir);
  // What a site works on comes and goes while it is looked at.
  await server.stop();
  expect(openToOthers(dataDir)).toEqual([]);
});

/** A mail, because nobody has set an SMTP server, and an uploaded picture. */
async function writeEverything({ url, dataDir: folder }: ServerProcess): Promise<void> {
  const send = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v1${path}`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };
  const login = await send('/auth/login', JSON.stringify(ADMIN), json);
  const { token } = (await login.json()) as { token: string };
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await testPicture())], { type: 'image/jpeg' }), 'photo.jpg');
  expect((await send('/media', form, { authorization: `Bearer ${token}` })).status).toBe(200);
  await send('/auth/forgot-password', JSON.stringify({ email: ADMIN.email }), json);
  await expect.poll(() => readMailFiles(folder, ADMIN.email)).toHaveLength(1);
}

/** Paths below a folder. */
function everythingUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

/** What its group or others may read or enter, in folders that they may enter. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if ((lstatSync(path).mode & 0o077) !== 0) return [path];
    return entry.isDirectory() ? openToOthers(path) : [];
  });
}
