import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry, makeTour } from '../../tests/support/factories.ts';
import { findGoing, planIssues } from '../../tests/support/planned-issues.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../tests/support/test-picture.ts';
import { openDatabase, SQLITE_FILE } from '../db/database.ts';
import { backUp, inFolder } from './back-up.ts';
import { folderStorage } from './backup-storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { markRestore, refuseUnfinishedRestore } from './unfinished-restore.ts';
import { verifyBackup } from './verify-backup.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const NAME = 'teesta-2026-11-22T03-00-00Z.tar.gz';

const onSqlite = test.runIf(!isOnPostgres());

let site: TestApp;
let store: string;
let key: string;
let picture: string;
beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'teesta-backups-'));
  key = await generateX25519Identity();
  site = await buildTestApp({ env: { SMTP_URL: 'smtp://who:secret@mail', MAIL_FROM: 'a@example.com' } });
  const tour = await makeTour(site.db, { title: 'Over the Teesta' });
  await makeEnquiry(site.db, { tour_name: tour.title, full_name: 'Asha Rai' });
  const as = await site.signIn(await makeAdmin(site.db));
  const uploaded = await uploadPicture(site, { as, file: await testPicture() });
  picture = uploaded.body.data.url;
});
afterAll(async () => {
  await site.close();
  rmSync(store, { recursive: true, force: true });
});

const configWith = (own: { key?: string; keep?: number } = {}) => ({
  ...site.deps.config,
  backups: { to: store, keep: 14, key: undefined, s3: undefined, ...own },
});
const backUpAt = (now = NOW, own: { key?: string; keep?: number } = {}) =>
  backUp(configWith(own), folderStorage(store), now);
const inNew = <T>(work: (folder: string) => Promise<T>) => inFolder(store, work);
const verify = (file: string, own?: string) =>
  inNew((folder) => verifyBackup(file, { key: own, folder, databaseUrl: undefined }));
const restoreTo = (dataDir: string, file: string, own?: string) =>
  restoreBackup({ databaseUrl: undefined, dataDir, backups: configWith({ key: own }).backups }, file, NOW);
const enquiriesIn = async (dataDir: string) => {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  const rows = await db.selectFrom('bookings').select('full_name').execute();
  await db.destroy();
  return rows.map((row) => row.full_name);
};
const uploadsIn = (dataDir: string) => readdirSync(join(dataDir, 'media'), { recursive: true }).sort();

onSqlite(
  'a backup of a running site is one file for its owner alone, with database, uploads and settings, and no secret',
  async () => {
    const { name, made } = await backUpAt();
    expect(name).toBe(NAME);
    expect(statSync(join(store, name)).mode & 0o777).toBe(0o600);
    expect(made).toMatchObject({ database: 'sqlite', rows: { bookings: 1, tours: 1, media: 1 } });
    expect(Object.keys(made.files).some((file) => picture.endsWith(file.replace('media/', '')))).toBe(true);
    await inNew(async (folder) => {
      await verifyBackup(join(store, name), { key: undefined, folder, databaseUrl: undefined });
      const settings = readFileSync(join(folder, 'settings.env'), 'utf8');
      expect(settings).toContain('MAIL_FROM=a@example.com\n');
      expect(settings).toContain('# SMTP_URL=\n');
    });
    // Nothing of the work is left beside the data.
    expect(readdirSync(site.deps.config.dataDir).filter((file) => file.startsWith('backup-'))).toEqual([]);
  },
);

onSqlite('a backup of a running site is restored on an empty machine', async () => {
  await inNew(async (dataDir) => {
    const { before } = await restoreTo(dataDir, join(store, NAME));
    expect(before).toBeUndefined();
    expect(await enquiriesIn(dataDir)).toEqual(['Asha Rai']);
    expect(existsSync(join(dataDir, picture.replace('/media/uploads/', 'media/')))).toBe(true);
    // What pictures are cut from as well: where it is lost no other part of them can ever be chosen.
    expect(uploadsIn(dataDir)).toEqual(uploadsIn(site.deps.config.dataDir));
  });
});

onSqlite(
  'an issue that was planned or on its way is not begun again by itself where it is restored',
  async () => {
    await planIssues(site.db);
    const { name } = await backUpAt(new Date('2026-11-22T04:00:00Z'));
    await inNew(async (dataDir) => {
      await restoreTo(dataDir, join(store, name));
      expect(readdirSync(dataDir).filter((file) => file.startsWith('teesta.sqlite-'))).toEqual([]);
      const db = openDatabase({ databaseUrl: undefined, dataDir });
      expect(await findGoing(db)).toEqual({ issues: [], mails: ['receipt@example.com', 'sent@example.com'] });
      await db.destroy();
    });
  },
);

onSqlite('a backup of a running site is opened with its key alone once it is encrypted', async () => {
  const { name } = await backUpAt(NOW, { key });
  const file = join(store, name);
  expect(name).toBe(`${NAME}.age`);
  expect(readFileSync(file).includes('Asha')).toBe(false);
  expect((await verify(file, key)).rows.bookings).toBe(1);
  await expect(verify(file)).rejects.toThrow('It is encrypted: set BACKUP_KEY');
  await expect(verify(file, await generateX25519Identity())).rejects.toThrow(
    'The backup cannot be read: BACKUP_KEY is not the key that it was made with.',
  );
});

onSqlite(
  'where there is a key, a backup that is not encrypted is refused: anybody may have put it there',
  async () => {
    const forged = join(store, NAME);
    await expect(verify(forged, key)).rejects.toThrow('It is not encrypted, though BACKUP_KEY is set.');
    await inNew(async (dataDir) => {
      await expect(restoreTo(dataDir, forged, key)).rejects.toThrow('It is not encrypted');
      expect(readdirSync(dataDir)).toEqual([]);
    });
  },
);

onSqlite.each(['.age', ''])('a backup is refused where it is cut off or changed: %s', async (ending) => {
  const whole = readFileSync(join(store, NAME + ending));
  const file = join(store, 'spoilt');
  const cutAt = [0, 10, 1_000, whole.length - 1_000, whole.length - 1];
  for (const bytes of cutAt) {
    writeFileSync(file, whole);
    truncateSync(file, bytes);
    await expect(verify(file, key), `cut at ${bytes}`).rejects.toThrow(/backup/);
  }
  for (const at of [300, whole.length >> 1, whole.length - 2_000]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(file, changed);
    await expect(verify(file, key), `changed at ${at}`).rejects.toThrow();
  }
});

onSqlite('a backup of a running site leaves what was there where it cannot be restored', async () => {
  await inNew(async (dataDir) => {
    await restoreTo(dataDir, join(store, NAME));
    const spoilt = join(store, 'spoilt');
    writeFileSync(spoilt, readFileSync(join(store, NAME)).subarray(0, 5_000));
    const before = readdirSync(dataDir);
    await expect(restoreTo(dataDir, spoilt)).rejects.toThrow('The backup cannot be read');
    expect(readdirSync(dataDir)).toEqual(before);
    expect(await enquiriesIn(dataDir)).toEqual(['Asha Rai']);
  });
});

onSqlite('a backup of a running site is not restored over a database that somebody has open', async () => {
  const dataDir = site.deps.config.dataDir;
  await expect(restoreTo(dataDir, join(store, NAME))).rejects.toThrow(
    'The database is in use: stop the site first.',
  );
  expect(await enquiriesIn(dataDir)).toEqual(['Asha Rai']);
});

onSqlite('a backup of a running site puts away what was there, a damaged database as well', async () => {
  await inNew(async (dataDir) => {
    writeFileSync(join(dataDir, SQLITE_FILE), 'no database');
    const { before } = await restoreTo(dataDir, join(store, NAME));
    expect(readFileSync(join(before ?? '', SQLITE_FILE), 'utf8')).toBe('no database');
    expect(await enquiriesIn(dataDir)).toEqual(['Asha Rai']);
  });
});

onSqlite(
  'a backup of a running site that was cut off while it was restored is told of, and restored again',
  async () => {
    await inNew(async (dataDir) => {
      await markRestore(dataDir, join(dataDir, 'before-restore-x'));
      expect(() => refuseUnfinishedRestore(dataDir)).toThrow(
        `what is in ${join(dataDir, 'before-restore-x')}, and delete ${join(dataDir, 'restore-unfinished')}.`,
      );
      await restoreTo(dataDir, join(store, NAME));
      expect(() => refuseUnfinishedRestore(dataDir)).not.toThrow();
    });
  },
);

onSqlite('a backup of a running site takes the place of the oldest once there are enough', async () => {
  for (const day of [23, 24, 25]) await backUpAt(new Date(`2026-11-${day}T03:00:00Z`), { keep: 2 });
  expect(readdirSync(store).filter((name) => name.startsWith('teesta-'))).toEqual([
    'teesta-2026-11-24T03-00-00Z.tar.gz',
    'teesta-2026-11-25T03-00-00Z.tar.gz',
  ]);
});
