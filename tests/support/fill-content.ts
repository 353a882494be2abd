import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSite } from '../../server/content/import-site.ts';
import { newId } from '../../server/db/identifiers.ts';
import { storeWords } from '../../server/features/mail-words/change-words.ts';
import { mediaFolder } from '../../server/features/media/media-storage.ts';
import { storeContent, storeDraft } from '../../server/features/page-content/change-content.ts';
import { findPublished } from '../../server/features/page-content/page-content.queries.ts';
import { DEMO_FOLDER } from '../../server/seed-database.ts';
import { makePicture } from './factories.ts';
import type { TestApp } from './test-app.ts';

function writeUpload({ deps }: TestApp, id: string, names: readonly string[]) {
  const path = join(mediaFolder(deps.config.dataDir), id);
  mkdirSync(path, { recursive: true });
  for (const name of names) writeFileSync(join(path, name), `${id} ${name}`);
}

/** A part of the demo, since all of it takes long. */
async function bringSome({ db, deps }: TestApp, now: Date): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'teesta-some-'));
  cpSync(DEMO_FOLDER, folder, { recursive: true });
  const tours = readdirSync(join(folder, 'tours')).toSorted();
  for (const name of tours.slice(5)) rmSync(join(folder, 'tours', name));
  const texts = tours.slice(0, 5).map((name) => readFileSync(join(folder, 'tours', name), 'utf8'));
  for (const name of readdirSync(join(folder, 'places')))
    if (!texts.some((text) => text.includes(`stop: ${name.replace('.md', '')},`)))
      rmSync(join(folder, 'places', name));
  const { dataDir } = deps.config;
  await importSite(db, { folder, dataDir, isReplacing: false, now }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
}

/** Whatever staff can do to content. */
export async function fillContent(site: TestApp, now: Date): Promise<void> {
  const { db } = site;
  const by = { actor: null, now };
  await bringSome(site, now);
  const featured = await db
    .selectFrom('tours')
    .select('id')
    .where('featured', '=', 1)
    .orderBy('id')
    .execute();
  for (const [place, { id }] of featured.entries())
    await db.updateTable('tours').set({ featured_place: place }).where('id', '=', id).execute();
  const [one, two, three] = await db.selectFrom('tours').select('id').orderBy('id').limit(3).execute();
  await db
    .updateTable('tours')
    .set({ status: 'draft' })
    .where('id', '=', one?.id ?? '')
    .execute();
  await db
    .updateTable('tours')
    .set({ status: 'archived' })
    .where('id', '=', two?.id ?? '')
    .execute();
  await fillReviews(site, three?.id ?? '');
  const checked = { state: 'closed', checked_at: '2026-09-01T04:00:00.000Z' } as const;
  await db.updateTable('roads').set(checked).where('name', 'like', '%').execute();
  await db.updateTable('team_members').set({ is_shown: 0, words: '' }).where('position', '=', 2).execute();
  const again = await db.selectFrom('reply_templates').selectAll().limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('reply_templates')
    .values({ ...again, id: newId(), text: 'Another.' })
    .execute();
  await fillPictures(site, now);
  const about = await findPublished(db, 'about');
  await storeContent(db, 'home', { ...(await findPublished(db, 'home')), slides: undefined }, by);
  const contact = await findPublished(db, 'contact');
  await storeContent(db, 'contact', { ...contact, card: { ...contact.card, text: '' } }, by);
  const draft = { written: { ...about, heading: '' }, publishAt: '2027-01-01T00:00:00.000Z' };
  await storeDraft(db, 'about', draft, by);
  await storeDraft(db, 'questions', { written: {}, publishAt: null }, by);
  const words = { subject: 'Namaste {{reference}}', body: 'Namaste!\n\n{{facts}}\n\n---\n\nSee you.' };
  await storeWords(db, 'enquiry-received', words, by);
  const known = { agencyName: 'Hills', agentsSee: 'all', secondFactorRoles: ['owner'], latitude: 27.1 };
  for (const [name, value] of Object.entries(known)) {
    const set = { value: JSON.stringify(value), is_placeholder: 0 } as const;
    await db.updateTable('settings').set(set).where('name', '=', name).execute();
  }
}

async function fillReviews(site: TestApp, tourId: string): Promise<void> {
  const review = (username: string) => ({
    ...{
      id: newId(),
      tour_id: tourId,
      user_id: null,
      username,
      rating: 4,
      review_text: 'Cold, and worth it.',
    },
    ...{ reply: null, replied_at: null, created_at: '2026-10-01T06:30:00.000Z' },
  });
  const moment = '2026-10-02T06:30:00.000Z';
  const told = { reply: 'Thank you.', replied_at: moment, verified_at: moment, travelled_in: '2026-09' };
  const [asha, bina] = [review('Asha'), review('Bina')];
  await site.db
    .insertInto('reviews')
    .values({ ...asha, ...told })
    .execute();
  await site.db
    .insertInto('reviews')
    .values({ ...bina, is_hidden: 1, is_waiting: 1 })
    .execute();
  const picture = { review_id: asha.id, invitation_id: null, width: 800, height: 600 };
  const id = newId();
  const shown = { ...picture, id, state: 'shown', dominant_colour: '#aabbcc', created_at: moment } as const;
  await site.db.insertInto('review_pictures').values(shown).execute();
  writeUpload(site, id, ['small.webp', 'large.webp']);
}

async function fillPictures(site: TestApp, now: Date): Promise<void> {
  const { db } = site;
  const id = newId();
  const url = `/media/uploads/${id}/abcd-800.webp`;
  await makePicture(db, { id, url, alt: 'The lake', is_permanent: 1, credit: 'Pasang', focus_x: 20 });
  const film = {
    file: 'film.mp4',
    width: 1280,
    height: 720,
    duration_ms: 8_000,
    bytes: 900,
    state: 'smaller',
  };
  await db
    .insertInto('media_videos')
    .values({ ...film, state: 'smaller', media_id: id, claimed_until: null })
    .execute();
  writeUpload(site, id, ['abcd-800.webp', 'film.mp4']);
  await makePicture(db, { url: '/media/uploads/gone/a.webp', deleted_at: now.toISOString() });
  await db
    .updateTable('media')
    .set({ alt: 'Ours', tall_focus_x: 10, tall_focus_y: 20 })
    .where('url', 'like', '%yumthang%')
    .execute();
}
