import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../tests/support/s3-server.ts';
import { openBackupStorage } from './backup-storage.ts';

const KEYS = { accessKey: 'AKIATEESTA', secretKey: 'over/the+bridge', region: 'ap-south-1' };

let server: S3Server;
let folder: string;
beforeEach(async () => {
  server = await startS3Server(KEYS);
  folder = mkdtempSync(join(tmpdir(), 'teesta-s3-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function storageWith(keys = KEYS) {
  const s3 = { ...keys, endpoint: server.endpoint };
  const storage = openBackupStorage({ to: 's3://agency/site one', keep: 14, key: undefined, s3 });
  if (!storage) throw new Error('no storage');
  return storage;
}

const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
const nameOf = (day: number) => `teesta-2026-11-0${day}T03-00-00Z.tar.gz`;

test('backups are put into a bucket, listed over several pages, fetched and removed', async () => {
  const storage = storageWith();
  const file = join(folder, 'made');
  writeFileSync(file, 'a backup');
  for (const day of [3, 1, 2]) await storage.put(nameOf(day), file);
  server.objects.set('/agency/site one/notes.txt', Buffer.from('of somebody else'));
  expect([...server.objects.keys()]).toContain('/agency/site one/teesta-2026-11-03T03-00-00Z.tar.gz');
  await storage.remove(nameOf(1));
  await storage.fetch(nameOf(2), join(folder, 'fetched'));
  expect(readFileSync(join(folder, 'fetched'), 'utf8')).toBe('a backup');
});

test('what the storage refuses is told', async () => {
  const storage = storageWith({ ...KEYS, secretKey: 'another' });
  await expect(storage.list()).rejects.toThrow('The storage answered 403 to GET');
  const file = join(folder, 'made');
  writeFileSync(file, 'a backup');
  await expect(storage.put(nameOf(1), file)).rejects.toThrow('SignatureDoesNotMatch');
  expect(server.objects.size).toBe(0);
  await expect(storageWith().fetch(nameOf(1), join(folder, 'fetched'))).rejects.toThrow('404');
});

test('a storage that leads elsewhere is not followed §V15.3.2', async () => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  const leading = createServer((_request, response) => {
    response.writeHead(307, { location: `${addressOf(elsewhere)}/elsewhere` }).end();
  });
  for (const one of [elsewhere, leading]) await once(one.listen(0, '127.0.0.1'), 'listening');
  const s3 = { ...KEYS, endpoint: addressOf(leading) };
  const storage = openBackupStorage({ to: 's3://agency', keep: 14, key: undefined, s3 });
  const file = join(folder, 'made');
  writeFileSync(file, 'a backup');
  await expect(storage?.put(nameOf(1), file)).rejects.toThrow('answered 307');
  expect(asked).toEqual([]);
  for (const one of [elsewhere, leading]) one.close();
});

test('a list of several pages is put together', async () => {
  const storage = storageWith();
  for (let day = 1; day <= 5; day += 1)
    server.objects.set(`/agency/site one/${nameOf(day)}`, Buffer.alloc(1));
  server.objects.set('/agency/site one/notes.txt', Buffer.alloc(1));
  expect(await storage.list()).toEqual([1, 2, 3, 4, 5].map(nameOf));
});
