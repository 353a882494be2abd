import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { generateX25519Identity } from 'age-encryption';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { testPicture } from '../support/test-picture.ts';

const root = resolve(import.meta.dirname, '../..');
const MACHINES = { old: '', lost: '', kept: '' };

test.beforeEach(() => {
  for (const name of Object.keys(MACHINES) as (keyof typeof MACHINES)[]) MACHINES[name] = makeDataDir();
});
test.afterEach(() => {
  for (const dataDir of Object.values(MACHINES)) removeDataDir(dataDir);
});

/** As `npm run …` does: what is installed is installed. */
async function runScript(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], options);
  return stdout;
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: { stderr?: string }) => error.stderr ?? String(error),
  );

async function signIn(server: ServerProcess): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  return (await response.json()).token;
}

test('a site backs itself up, and is restored from nothing but that on an empty machine §V11.1.1 §V11.3.1 §V11.6.1', {
  tag: '@long',
}, async () => {
  test.slow();
  const env = { BACKUP_TO: MACHINES.kept, BACKUP_KEY: await generateX25519Identity() };
  const first = await startServer(MACHINES.old, env);
  let second: ServerProcess | undefined;
  try {
    // By itself, as there was none.
    await expect.poll(() => readdirSync(MACHINES.kept).length, { timeout: 30_000 }).toBe(1);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await testPicture())], { type: 'image/jpeg' }), 'photo.jpg');
    const uploaded = await fetch(`${first.url}/api/v1/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await signIn(first)}` },
      body: form,
    });
    expect(uploaded.status, await uploaded.clone().text()).toBe(200);
    const { url } = (await uploaded.json()).data;

    const from = { ...env, DATA_DIR: MACHINES.old };
    expect(await runScript('backup', [], from)).toContain(
      '1 uploaded pictures, opened and found whole, encrypted.',
    );
    const backups = readdirSync(MACHINES.kept);
    expect(backups).toHaveLength(2);
    expect(backups.map((name) => statSync(join(MACHINES.kept, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(await failing(runScript('restore', ['latest'], from))).toContain('The database is in use');

    const beside = { DATA_DIR: MACHINES.old, BACKUP_TO: '' };
    expect(await runScript('backup', [], beside)).toContain(`to ${MACHINES.old}/backups/teesta-`);
    expect(await runScript('verify', ['latest'], beside)).toContain('Whole: of ');

    const to = { ...env, DATA_DIR: MACHINES.lost };
    expect(await failing(runScript('backup', [], to))).toBe(`There is no database in ${MACHINES.lost}.\n`);
    expect(await runScript('verify', ['latest'], to)).toContain('Whole: of ');
    expect(await failing(runScript('verify', ['latest'], { ...to, BACKUP_KEY: '' }))).toContain(
      'set BACKUP_KEY',
    );
    // As a restore leaves it that is killed: nothing is put there as in a new site.
    writeFileSync(join(MACHINES.lost, 'restore-unfinished'), 'before-restore-x');
    await expect(startServer(MACHINES.lost)).rejects.toThrow('A restore was cut off in the middle.');
    expect(await runScript('restore', ['latest'], to)).toContain('The site can be started.');
    second = await startServer(MACHINES.lost);
    expect(await signIn(second)).toEqual(expect.any(String));
    expect((await fetch(second.url + url)).status).toBe(200);
    expect((await fetch(`${second.url}/tours`)).status).toBe(200);
  } finally {
    await first.kill();
    await second?.kill();
  }
});
