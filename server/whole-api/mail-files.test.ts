import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAdmin, makeUser, PASSWORD } from '../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { openMailTransport } from '../mail/transports.ts';
import { startMailWorker } from '../mail/worker.ts';
import { createMailBuilder } from '../mail-builder.ts';
import { startMaintenance } from '../maintenance.ts';

let site: TestApp;
let folder: string;

beforeEach(async () => {
  site = await buildTestApp();
  folder = join(site.deps.config.dataDir, 'mail');
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db, { email: 'office@example.com' });
});
afterEach(() => site.close());

/** Writes what waits to files, as a site without an SMTP server does. */
async function writeMails(): Promise<void> {
  const { db, config, now } = site.deps;
  const worker = startMailWorker({
    db,
    now,
    transport: openMailTransport(config, () => {}),
    buildMail: createMailBuilder(site.deps, SITE_URL),
    log: { warn() {}, error() {} },
  });
  await vi.waitFor(async () => {
    const waiting = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    expect(waiting).toEqual([]);
  }, 20_000);
  await worker.stop();
}

/** An account whose enquiry was told to the traveller and to the office. */
async function enquireAs(email: string, fullName: string): Promise<string> {
  const as = await site.signIn(await makeUser(site.db, { email }));
  const body = enquiryBodyOf({ userEmail: email, fullName });
  expect((await site.post('/booking', { as, body })).status).toBe(200);
  return as;
}

async function readFolder(): Promise<string> {
  const files = await readdir(folder);
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

test('an erasure takes the mails along that were written to files, and nobody else’s', async () => {
  const as = await enquireAs('zyxnamgyal@example.com', 'Zyxnamgyal Rai');
  await enquireAs('bina@example.com', 'Bina Lama');
  await site.post('/auth/forgot-password', { body: { email: 'zyxnamgyal@example.com' } });
  await writeMails();
  for (const name of ['Zyxnamgyal', 'Bina Lama']) expect(await readFolder()).toContain(name);
  const before = (await readdir(folder)).length;

  const erased = await site.delete('/account', { as, body: { password: PASSWORD } });
  expect(erased.status).toBe(200);
  const left = await readFolder();
  expect(left).not.toMatch(/zyxnamgyal/i);
  expect(left).toContain('Bina Lama');
  expect((await readdir(folder)).length).toBe(before - 3);
});

test('whatever else takes a mail away takes its file along within the hour; files of others stay', async () => {
  await enquireAs('bina@example.com', 'Bina Lama');
  await writeMails();
  const [gone, stays] = (await readdir(folder)).sort();
  const id = gone?.replace('.eml', '') ?? '';
  await writeFile(join(folder, `${id}.2.eml`), 'another try');
  await writeFile(join(folder, `${id}.3.eml.part`), 'half a mail');
  await writeFile(join(folder, 'notes.eml'), 'put here by hand');
  await site.db.deleteFrom('outbox').where('id', '=', id).execute();
  await startMaintenance(site.deps, site.app.log)();
  expect((await readdir(folder)).sort()).toEqual([stays, 'notes.eml']);
});

test('an erasure whose mails cannot be deleted is done all the same', async () => {
  const as = await enquireAs('zyxnamgyal@example.com', 'Zyxnamgyal Rai');
  await writeMails();
  const [first = ''] = await readdir(folder);
  // A folder where a file should be: it cannot be deleted like one.
  await mkdir(join(folder, first.replace('.eml', '.9.eml')));
  expect((await site.delete('/account', { as, body: { password: PASSWORD } })).status).toBe(200);
});
