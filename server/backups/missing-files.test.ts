import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeTour } from '../../tests/support/factories.ts';
import { newsletterDesk } from '../../tests/support/newsletter-desk.ts';
import { makeInvited } from '../../tests/support/review-invitations.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../tests/support/test-picture.ts';
import { uploadFile } from '../../tests/support/upload-file.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertReplyFile } from '../features/reply-files/reply-files.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { backUp } from './back-up.ts';
import { folderStorage } from './backup-storage.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const onSqlite = test.runIf(!isOnPostgres());

let site: TestApp;
let store: string;
let picture: string;
beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'teesta-backups-'));
  site = await buildTestApp();
  const as = await site.signIn(await makeAdmin(site.db));
  const uploaded = await uploadPicture(site, { as, file: await testPicture({ width: 60, height: 80 }) });
  picture = uploaded.body.data.url;
});
afterAll(async () => {
  await site.close();
  rmSync(store, { recursive: true, force: true });
});

const backUpNow = () => {
  const backups = { to: store, keep: 14, key: undefined, s3: undefined };
  return backUp({ ...site.deps.config, backups }, folderStorage(store), NOW);
};

/** Files of each kind that rows name, by the table. */
async function namedFiles(): Promise<[table: string, file: string][]> {
  await insertPlaceholders(site.db, demoSettings, NOW);
  const tour = await makeTour(site.db, { slug: 'lakes', photo: picture });
  const { token } = await makeInvited(site.db, tour);
  const path = `/reviews/invitations/${token}/pictures`;
  const contents = await testPicture({ width: 60, height: 40 });
  const { body } = await uploadFile<{ _id: string }>(site, path, { contents, name: 'a.jpg' });
  const desk = newsletterDesk(site, await makeAdmin(site.db, { email: 'pema@agency.example' }));
  await desk.makeReader();
  await desk.send(await desk.write({ body: '{{tour:lakes}}' }));
  await desk.work();
  const shown = picture.replace('/media/uploads/', '');
  const [folder = ''] = shown.split('/');
  const moved = { focus: { x: 50, y: 0 } };
  await site.put(`/media/${folder}`, { as: await desk.asStaff(), body: moved });
  const { url } = await site.db.selectFrom('media').select('url').executeTakeFirstOrThrow();
  const now = url.replace('/media/uploads/', '');
  return [
    ['newsletter_issues', shown],
    ['media and tours', now],
    ['media', now.replace('.webp', '.avif')],
    ['media', `${folder}/master.jpg`],
    ['media', `${folder}/whole.webp`],
    ['review_pictures', `${body.data._id}/small.webp`],
    ['review_pictures', `${body.data._id}/large.webp`],
  ];
}

onSqlite(
  'a backup of a running site is not taken for whole where a file that any table names is missing',
  async () => {
    for (const [table, name] of await namedFiles()) {
      const file = join(site.deps.config.dataDir, 'media', name);
      const content = readFileSync(file);
      rmSync(file);
      await expect(backUpNow(), name).rejects.toThrow(`Files are missing: media/${name} of ${table}.`);
      // What is there is stored all the same: a lost picture is no reason to lose enquiries.
      expect(readdirSync(store)).toHaveLength(1);
      for (const stored of readdirSync(store)) rmSync(join(store, stored));
      writeFileSync(file, content);
    }
    await makeTour(site.db, { photo: 'https://elsewhere.example/media/uploads/0/ab12cd34-1200.webp' });
    await backUpNow();
  },
);

onSqlite(
  'a backup of a running site is not taken for whole where a part of a reply’s file is missing',
  async () => {
    const { db } = site;
    const about = { kind: 'booking' as const, id: 'x' };
    const file = {
      about,
      contents: Buffer.alloc(400_000),
      name: 'plan.pdf',
      type: 'application/pdf',
      now: NOW,
    };
    const { id } = await insertReplyFile(db, file);
    await backUpNow();
    await db.deleteFrom('reply_file_parts').where('file_id', '=', id).where('position', '=', 1).execute();
    await expect(backUpNow()).rejects.toThrow(`Parts are missing of the file ${id} of reply_files.`);
    await db.deleteFrom('reply_files').where('id', '=', id).execute();
  },
);
