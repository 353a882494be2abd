// @module-tag dialect
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeEnquiry, makePicture, makeTour } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { newId } from '../db/identifiers.ts';
import { mediaFolder } from '../features/media/media-storage.ts';
import { seedDatabase } from '../seed-database.ts';
import { exportContent } from './export-content.ts';
import { importSite } from './import-site.ts';
import { exportPictures } from './site-pictures.ts';

const NOW = new Date();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function openSite(): Promise<TestApp> {
  const site = await buildTestApp();
  onTestFinished(() => site.close());
  return site;
}

function filesIn(name: string): Record<string, string> {
  const paths = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  const files = paths.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.toSorted().map((path) => [path.slice(join(folder, name).length), readFileSync(path, 'utf8')]),
  );
}

const carry = async ({ db, deps }: TestApp, to: string) => {
  const counts = await exportContent(db, join(folder, to), NOW);
  await exportPictures(db, deps.config.dataDir, join(folder, to));
  return counts;
};
const bring = ({ db, deps }: TestApp, from: string, isReplacing = false) =>
  importSite(db, { folder: join(folder, from), dataDir: deps.config.dataDir, isReplacing, now: NOW });

test('the demo, exported, goes into an empty site, and the demo does not come on top', async () => {
  const site = await openSite();
  await seedDatabase(site.db, 'demo', NOW);
  const counts = await carry(site, 'first');
  expect(counts).toEqual({
    ...{ places: 67, roads: 6, team: 8, 'reply-templates': 8, tours: 27, pages: 12 },
    ...{ 'page-drafts': 0, 'mail-words': 0 },
  });
  const other = await openSite();
  expect(await bring(other, 'first')).toEqual(counts);
  expect(await seedDatabase(other.db, 'demo', NOW), 'the demo does not come on top').toBe(false);
});

test('uploaded pictures, hidden drafts and settings go along; enquiries and placeholders stay', async () => {
  const site = await openSite();
  await seedDatabase(site.db, 'empty', NOW);
  const id = newId();
  const picture = await makePicture(site.db, {
    id,
    url: `/media/uploads/${id}/abcd-800.webp`,
    alt: 'The lake',
    is_permanent: 1,
  });
  mkdirSync(join(mediaFolder(site.deps.config.dataDir), id), { recursive: true });
  writeFileSync(join(mediaFolder(site.deps.config.dataDir), id, 'abcd-800.webp'), 'cut');
  const tour = await makeTour(site.db, { title: 'Lake', status: 'draft', photo: picture.url });
  await site.db.insertInto('tour_pictures').values({ tour_id: tour.id, media_id: id, position: 0 }).execute();
  await makeEnquiry(site.db, { tour_name: 'Lake', full_name: 'Asha Rai' });
  await site.db
    .updateTable('settings')
    .set({ value: '"Hills"', is_placeholder: 0 })
    .where('name', '=', 'agencyName')
    .execute();
  await carry(site, 'site');
  expect(JSON.stringify(filesIn('site'))).not.toContain('Asha');

  const other = await openSite();
  await bring(other, 'site');
  const [stored] = await other.db.selectFrom('tours').selectAll().execute();
  expect(stored).toMatchObject({ title: 'Lake', status: 'draft', photo: picture.url });
  expect(await other.db.selectFrom('media').selectAll().where('id', '=', id).execute()).toMatchObject([
    { alt: 'The lake' },
  ]);
  expect(readFileSync(join(mediaFolder(other.deps.config.dataDir), id, 'abcd-800.webp'), 'utf8')).toBe('cut');
  const settings = await other.db
    .selectFrom('settings')
    .selectAll()
    .where('name', 'in', ['agencyName', 'email'])
    .orderBy('name')
    .execute();
  expect(settings).toMatchObject([{ value: '"Hills"', is_placeholder: 0 }, { is_placeholder: 1 }]);
});

test('what would be replaced is named, and a file that leads elsewhere is not followed', async () => {
  const site = await openSite();
  await seedDatabase(site.db, 'empty', NOW);
  await makeTour(site.db, { title: 'Lake', slug: 'lake' });
  await carry(site, 'site');
  await expect(bring(site, 'site')).rejects.toThrow('tours: lake');
  writeFileSync(
    join(folder, 'site', 'pictures.json'),
    JSON.stringify([{ id: '../../etc', url: '/media/uploads/x' }]),
  );
  await expect(bring(site, 'site', true)).rejects.toThrow();
  expect(await site.db.selectFrom('tours').select('title').execute()).toEqual([{ title: 'Lake' }]);
});
