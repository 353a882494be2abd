import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BackupConfig, Config, S3Config } from '../config.ts';

const NAME = /^teesta-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(?:\.age)?$/;

export type BackupStorage = {
  list: () => Promise<string[]>;
  /** A backup is stored whole or not at all. */
  put: (name: string, file: string) => Promise<void>;
  fetch: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/** Milliseconds, for a whole upload. */
const MAX_REQUEST = 3_600_000;

export function openCommandStorage({ backups, dataDir }: Pick<Config, 'backups' | 'dataDir'>) {
  const to = backups.to ?? join(dataDir, 'backups');
  return { to, storage: openBackupStorage(backups) ?? folderStorage(to) };
}

export function openBackupStorage({ to, s3 }: BackupConfig): BackupStorage | undefined {
  if (to === undefined) return undefined;
  if (!to.startsWith('s3:')) return folderStorage(to);
  if (!s3) throw new Error('S3_ACCESS_KEY and S3_SECRET_KEY are needed.');
  return s3Storage(new URL(to), s3);
}

export function folderStorage(folder: string): BackupStorage {
  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter(isBackupName).sort();
    },
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.part`);
      try {
        await copyFile(file, part);
        await writeThrough(part);
        await rename(part, join(folder, name));
      } finally {
        await rm(part, { force: true });
      }
    },
    fetch: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** fsync: an older backup may be deleted right after this. */
async function writeThrough(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}

/** `s3://bucket/folder`, addressed by path, which every storage understands. */
function s3Storage(
  { hostname: bucket, pathname }: URL,
  { endpoint, region, accessKey, secretKey }: S3Config,
): BackupStorage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 3,
  });
  const root = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const folder = decodeURIComponent(pathname).split('/').filter(Boolean).join('/');
  const prefix = folder === '' ? '' : `${folder}/`;
  const addressOf = (name: string) => `${root}/${encodeURI(prefix + name)}`;

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(address, {
      ...init,
      // A redirect could send a signed backup elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_REQUEST),
    });
    if (!answer.ok) {
      const said = (await answer.text()).slice(0, 500);
      throw new Error(`The storage answered ${answer.status} to ${init.method ?? 'GET'} ${address}: ${said}`);
    }
    return answer;
  }

  return {
    async list() {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next) query.set('continuation-token', next);
        const listed = await (await ask(`${root}?${query}`)).text();
        for (const [, key = ''] of listed.matchAll(/<Key>([^<]+)<\/Key>/g))
          names.push(key.slice(prefix.length));
        next = /<NextContinuationToken>([^<]+)</.exec(listed)?.[1];
      } while (next);
      return names.filter(isBackupName).sort();
    },
    async put(name, file) {
      // The hash lets the storage refuse a damaged upload.
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      await ask(addressOf(name), {
        method: 'PUT',
        body: await openAsBlob(file),
        headers: { 'x-amz-content-sha256': hash.digest('hex') },
      });
    },
    async fetch(name, file) {
      const { body } = await ask(addressOf(name));
      if (!body) throw new Error('The storage answered nothing.');
      await pipeline(
        Readable.fromWeb(body as unknown as ReadableStream),
        createWriteStream(file, { flags: 'wx', mode: 0o600 }),
      );
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' });
    },
  };
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `teesta-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
}

export function backupTime(name: string): Date {
  return new Date(name.slice(7, 27).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));
}
