import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../tests/support/test-picture.ts';
import { PICTURE_USERS } from '../../all-picture-users.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { sendIssues } from '../newsletter/send-issues.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { cleanUpMedia } from './clean-up-media.ts';
import { findMedia, lockMedia } from './media.queries.ts';
import { recutUpload, workFolder } from './store-upload.ts';

let site: TestApp;
let staff: string;
let admin: UserRow;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  admin = await makeAdmin(site.db);
  staff = await site.signIn(admin);
});
afterAll(() => site.close());

const upload = async () => {
  const file = await testPicture({ width: 60, height: 80 });
  return (await uploadPicture(site, { as: staff, file })).body.data;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const cleanUp = (days: number) => cleanUpMedia(site.deps, PICTURE_USERS, inDays(days));

test('what a form uploaded and was not saved with goes after thirty days; what was used once stays', async () => {
  const [used, abandoned] = [await upload(), await upload()];
  const tour = await makeTour(site.db);
  const pictures = [used._id];
  await site.db.transaction().execute((trx) => lockMedia(trx, pictures));
  await site.db
    .insertInto('tour_pictures')
    .values({ tour_id: tour.id, position: 0, media_id: used._id })
    .execute();
  await cleanUp(29);
  expect(await findMedia(site.db, abandoned._id)).toBeDefined();
  await cleanUp(31);
  expect(await findMedia(site.db, abandoned._id)).toBeUndefined();
  expect(await readdir(join(site.deps.config.dataDir, 'media'))).toEqual([used._id]);

  await site.db.deleteFrom('tour_pictures').execute();
  await cleanUp(400);
  expect(await findMedia(site.db, used._id)).toBeDefined();
});

test('cuts that nobody shows any more go a day later, those of a process that died before it wrote the row too', async () => {
  const { _id, url } = await upload();
  const tour = await makeTour(site.db, { photo: url });
  await site.put(`/media/${_id}`, { as: staff, body: { focus: { x: 50, y: 0 } } });
  const shown = (await findMedia(site.db, _id))?.url ?? '';
  const orphan = await recutUpload(
    {
      dataDir: site.deps.config.dataDir,
      asker: { who: 'staff', isStranger: false },
    },
    _id,
    { wide: { x: 50, y: 100 } },
  );
  const statuses = () =>
    Promise.all(
      [url, orphan.url ?? '', shown].map(async (one) => (await site.app.inject({ url: one })).statusCode),
    );

  await cleanUp(0.9);
  expect(await statuses()).toEqual([200, 200, 200]);
  await cleanUp(1.1);
  expect(await statuses()).toEqual([404, 404, 200]);
  const { photo } = await site.db
    .selectFrom('tours')
    .select('photo')
    .where('id', '=', tour.id)
    .executeTakeFirstOrThrow();
  expect(photo).toBe(shown);
  // What the next focus is cut from stays.
  const next = await site.put(`/media/${_id}`, { as: staff, body: { focus: { x: 50, y: 70 } } });
  expect(next.status).toBe(200);
});

test('a picture that a sent issue shows stays, after another focus, and in no tour any more', async () => {
  const desk = newsletterDesk(site, admin);
  const { _id, url } = await upload();
  await makeTour(site.db, { slug: 'lakes', photo: url });
  await desk.makeReader();
  await desk.send(await desk.write({ body: '{{tour:lakes}}' }));
  await desk.work();
  const [mail] = await desk.queued();
  const shown = (await desk.build(mail as never))?.html.match(/\/media\/uploads\/[^"]*/)?.[0] ?? '';
  const isThere = async () => (await site.app.inject({ url: shown })).statusCode;

  await site.put(`/media/${_id}`, { as: staff, body: { focus: { x: 50, y: 0 } } });
  await cleanUp(2);
  expect(await isThere()).toBe(200);
  await site.db.deleteFrom('tours').where('slug', '=', 'lakes').execute();
  await site.delete(`/media/${_id}`, { as: staff });
  await cleanUp(32);
  expect(await findMedia(site.db, _id)).toBeUndefined();
  expect(await isThere()).toBe(200);
  // What nobody shows goes: the copy that it was cut from, and the other cuts.
  expect(await readdir(join(site.deps.config.dataDir, 'media', _id))).toEqual([shown.split('/').at(-1)]);
});

test('an issue whose picture gets another focus while it is laid out goes with the new cut', async () => {
  const desk = newsletterDesk(site, admin);
  await desk.clear();
  const { _id, url } = await upload();
  await makeTour(site.db, { slug: 'lakes', photo: url });
  await desk.makeReader();
  await desk.send(await desk.write({ body: '{{tour:lakes}}' }));
  let isMoved = false;
  const moving = Object.create(site.db, {
    selectFrom: { value: site.db.selectFrom.bind(site.db) },
    transaction: {
      value: () => ({
        async execute(work: (trx: typeof site.db) => Promise<unknown>) {
          if (!isMoved) {
            isMoved = true;
            await site.put(`/media/${_id}`, { as: staff, body: { focus: { x: 50, y: 0 } } });
            await cleanUp(2);
          }
          return site.db.transaction().execute(work);
        },
      }),
    },
  }) as typeof site.db;
  await sendIssues({ ...site.deps, db: moving, siteUrl: SITE_URL });
  await desk.work();
  const [mail] = await desk.queued();
  const shown = (await desk.build(mail as never))?.html.match(/\/media\/uploads\/[^"]*/)?.[0] ?? '';
  expect(shown).not.toBe('');
  expect((await site.app.inject({ url: shown })).statusCode).toBe(200);
});

test('a picture that a sent issue shows stays for its readers when staff delete it', async () => {
  const { _id, url } = await upload();
  const file = url.split('/').at(-1) ?? '';
  await site.db
    .updateTable('newsletter_issues')
    .set({
      frozen: JSON.stringify({
        subject: 'x',
        html: `<img src="https://x.example${url}">`,
        text: '',
        replyTo: null,
      }),
    })
    .execute();
  expect((await site.delete(`/media/${_id}`, { as: staff })).status).toBe(200);
  await cleanUp(31);
  expect(await readdir(join(site.deps.config.dataDir, 'media', _id))).toEqual([file]);
});

test('what a process left behind that died at work is removed a day later', async () => {
  const { dataDir } = site.deps.config;
  const orphans = [join(workFolder(dataDir), 'half'), join(dataDir, 'media', 'nobody')];
  for (const path of orphans) await mkdir(path, { recursive: true });
  await cleanUp(0);
  expect(await readdir(workFolder(dataDir))).toEqual(['half']);
  const old = inDays(-2);
  for (const path of orphans) await utimes(path, old, old);
  await cleanUp(0);
  expect(await readdir(workFolder(dataDir))).toEqual([]);
  expect(await readdir(join(dataDir, 'media'))).not.toContain('nobody');
});
