// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ShownContent, WrittenContent } from '../../../contracts/page-content/content-values.ts';
import { pathOfMarked } from '../../../contracts/page-content/marked-text.ts';
import type {
  ContentVersion,
  EditableContent,
} from '../../../contracts/page-content/page-content.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { insertMedia, updateMedia } from '../media/media.queries.ts';
import { insertVideo } from '../media/video/videos.queries.ts';
import { publishDue } from './publish-due.ts';

const NOW = '2026-11-21T06:00:00.000Z';
let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
beforeEach(async () => {
  site.setClock(NOW);
  for (const table of ['page_contents', 'page_content_versions', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});
afterEach(() => site.setClock());
afterAll(() => site.close());

const shown = async (key: string) =>
  (await site.get<{ values: ShownContent<'about'> }>(`/content/${key}`)).body.data.values;
const load = async (key: string) =>
  (await site.get<EditableContent>(`/manage/content/${key}`, { as: staff })).body.data;
const keep = (key: string, values: object, version: number) =>
  site.put<EditableContent>(`/manage/content/${key}/draft`, {
    as: staff,
    body: { values: JSON.stringify(values), version },
  });
const publish = (key: string, version: number, at?: string) =>
  site.post<EditableContent>(`/manage/content/${key}/publication`, { as: staff, body: { version, at } });
const audit = () => site.db.selectFrom('audit_log').selectAll().execute();

async function publishNow(key: string, written: object) {
  const { version, values } = await load(key);
  const saved = await keep(key, { ...values, ...written }, version);
  return publish(key, saved.body.data.version);
}

test('a page shows its first words until staff write others', async () => {
  expect((await shown('about')).reach).toBe('Talk to us');
});

test('a draft is seen by staff alone until it is published', async () => {
  const { version, values } = await load('about');
  const saved = await keep('about', { ...values, reach: 'Ring us' }, version);
  expect(saved.body.data).toMatchObject({ isDraft: true, updatedBy: 'Dolma', version: version + 1 });
  expect((await shown('about')).reach).toBe('Talk to us');
  expect(await audit()).toEqual([]);
  const changes = site.siteChanges();
  const { status } = await publish('about', version + 1);
  expect(status).toBe(200);
  expect((await shown('about')).reach).toBe('Ring us');
  expect(site.siteChanges()).toBe(changes + 1);
  expect(await audit()).toMatchObject([
    {
      action: 'page.publish',
      subject_label: 'About',
      before: JSON.stringify({ reach: 'Talk to us' }),
      after: JSON.stringify({ reach: 'Ring us' }),
    },
  ]);
});

test('of two editors the second is told, and nothing is overwritten', async () => {
  const { version, values } = await load('about');
  await keep('about', { ...values, reach: 'Ring us' }, version);
  const second = await keep('about', { ...values, reach: 'Write to us' }, version);
  expect(second.status).toBe(409);
  expect((await load('about')).values).toMatchObject({ reach: 'Ring us' });
  // The first one's answer was lost, and it was sent again.
  expect((await keep('about', { ...values, reach: 'Ring us' }, version)).status).toBe(200);
});

test('half a draft is saved, and publishing names all that is missing or wrong §V1.2.2', async () => {
  const { version, values } = await load('home');
  const slide = { picture: '', inSight: 'top', video: '', place: '', quote: '' };
  const saved = await keep('home', { ...values, headline: '', slides: [slide] }, version);
  expect(saved.status).toBe(200);
  const { status, body } = await publish('home', version + 1);
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    headline: 'Enter headline.',
    slides: 'Add at least 2 slides, or none.',
    'slides.0.place': 'Enter place.',
    'slides.0.quote': 'Enter quote.',
  });
  expect(Object.keys(body.fields ?? {})[0], 'the form leads to the first').toBe('headline');
  expect((await load('home')).isDraft).toBe(true);
});

test('what is too long, unknown or of another kind is no draft', async () => {
  const { version, values } = await load('about');
  const wrong = {
    reach: 'x'.repeat(81),
    picture: 'https://elsewhere.example/a.jpg',
    people: 'none',
    more: 1,
  };
  const { status, body } = await keep('about', { ...values, ...wrong }, version);
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['people', 'picture', 'reach']);
  for (const text of ['', '[', '7', 'null'])
    expect(
      (await site.put('/manage/content/about/draft', { as: staff, body: { values: text, version } })).status,
    ).toBe(400);
});

test('names in braces are filled, by the agency’s figures, and unknown ones are named', async () => {
  await publishNow('about', { heading: '{agency}: {advanceShare} now, all {balanceDays} days ahead' });
  expect((await shown('about')).heading).toContain('Half now, all 30 days ahead');
  const { figures } = (await load('policies')).values as ShownContent<'policies'>;
  await publishNow('policies', { figures: { ...figures, advancePercent: 40, balanceDays: 21 } });
  expect((await shown('about')).heading).toContain('40% now, all 21 days ahead');
  const { version, values } = await load('about');
  const { body } = await keep('about', { ...values, heading: 'We are {company}' }, version);
  expect(body.fields).toEqual({ heading: '{company} stands for nothing here.' });
});

test('a page is published at its time, once, by whichever process is first', async () => {
  const { version, values } = await load('about');
  await keep('about', { ...values, reach: 'Ring us' }, version);
  const later = await publish('about', version + 1, '2026-11-21T07:00:00.000Z');
  expect(later.body.data).toMatchObject({ isDraft: true, publishAt: '2026-11-21T07:00:00.000Z' });
  const published = vi.fn(async () => undefined);
  const at = (time: string) => publishDue(site.db, new Date(time), published);
  await at('2026-11-21T06:59:00.000Z');
  expect((await shown('about')).reach).toBe('Talk to us');
  await Promise.all([at('2026-11-21T07:00:00.000Z'), at('2026-11-21T07:00:30.000Z')]);
  expect(published).toHaveBeenCalledTimes(1);
  expect((await shown('about')).reach).toBe('Ring us');
  expect(await audit()).toMatchObject([{ actor_name: 'Dolma', action: 'page.publish' }]);
});

test('an earlier version can be brought back, as a draft first', async () => {
  await publishNow('about', { reach: 'First' });
  await publishNow('about', { reach: 'Second' });
  const list = await site.get<ContentVersion[]>('/manage/content/about/versions', { as: staff });
  const [current, earlier] = list.body.data;
  expect(list.body.data).toHaveLength(2);
  expect(current).toMatchObject({ isCurrent: true, publishedBy: 'Dolma' });
  const { version } = await load('about');
  const restored = await site.post<EditableContent>('/manage/content/about/restored', {
    as: staff,
    body: { version, of: earlier?._id },
  });
  expect(restored.body.data.values).toMatchObject({ reach: 'First' });
  expect((await shown('about')).reach).toBe('Second');
  await publish('about', restored.body.data.version);
  expect((await shown('about')).reach).toBe('First');
});

test('the original is kept only where nobody has begun a draft', async () => {
  const { version, values } = await load('about');
  const keepOriginal = async (at: number) => {
    const body = { version: at, isOriginal: true };
    return (await site.post('/manage/content/about/publication', { as: staff, body })).status;
  };
  await keep('about', { ...values, reach: 'Ring us' }, version);
  expect(await keepOriginal(version + 1)).toBe(409);
  expect((await shown('about')).reach).toBe('Talk to us');
  await site.delete('/manage/content/about/draft', { as: staff, body: { version: version + 1 } });
  expect(await keepOriginal(version + 2)).toBe(200);
});

test('a draft can be thrown away', async () => {
  const { version, values } = await load('about');
  await keep('about', { ...values, reach: 'Ring us' }, version);
  const gone = await site.delete<EditableContent>('/manage/content/about/draft', {
    as: staff,
    body: { version: version + 1 },
  });
  expect(gone.body.data).toMatchObject({ isDraft: false, values: { reach: 'Talk to us' } });
});

test('what was typed after the time was chosen is checked, too, and waits if it has a fault', async () => {
  const { values, version } = await load('about');
  await keep('about', { ...values, reach: 'Write to us' }, version);
  await publish('about', version + 1, '2026-11-21T08:00:00.000Z');
  await keep('about', { ...values, reach: '' }, version + 2);
  const published = vi.fn(async () => undefined);
  await publishDue(site.db, new Date('2026-11-21T08:00:00.000Z'), published);
  expect(published).not.toHaveBeenCalled();
  expect((await shown('about')).reach).toBe('Talk to us');
  expect(await load('about')).toMatchObject({ isDraft: true, publishAt: null, values: { reach: '' } });
  expect((await audit()).at(-1)).toMatchObject({ action: 'page.not-published' });
});

test('staff’s copy of a draft tells where each text is from, and visitors’ does not', async () => {
  await publishNow('about', { how: { heading: 'How', paragraphs: ['One', 'Two'] } });
  const { body } = await site.get<{ values: ShownContent<'about'> }>('/manage/content/about/shown', {
    as: staff,
  });
  expect(pathOfMarked(body.data.values.how.paragraphs[1] ?? '')).toBe('about.how.paragraphs.1');
  expect((await shown('about')).how.paragraphs).toEqual(['One', 'Two']);
});

const YAK = '01890a5d-ac96-774b-bcce-b302099a8057';
const yakUrl = `/media/uploads/${YAK}/0a0a0a0a-800.webp`;
const yak = {
  ...{ id: YAK, url: yakUrl, alt: 'A yak', width: 800, height: 600, original_name: 'yak.jpg' },
  ...{ dominant_colour: '#123456', widths: '[480,800]', focus_x: 20, focus_y: 30, is_uploaded: 1 as const },
  ...{ created_at: NOW, uploaded_by: null, tall_url: null, tall_widths: '[]', is_permanent: 1 as const },
};
const insertYak = () => insertMedia(site.db, yak);

test('a picture is shown with what the library says of it; one that is gone is none', async () => {
  await insertYak();
  await publishNow('about', { picture: yakUrl });
  expect((await shown('about')).picture).toMatchObject({
    wide: { alt: 'A yak', widths: [480, 800], focus: { x: 20, y: 30 } },
    tall: { url: yakUrl },
  });
  // Its focus was moved.
  const cutAgain = `/media/uploads/${YAK}/0b0b0b0b-800.webp`;
  await updateMedia(site.db, yak, { url: cutAgain });
  expect((await shown('about')).picture).toMatchObject({ wide: { url: cutAgain } });
  await site.db.deleteFrom('media').execute();
  expect((await shown('about')).picture).toBeNull();
  const { version } = await load('about');
  await keep('about', { ...(await load('about')).values, reach: 'Again' }, version);
  expect((await publish('about', version + 1)).status).toBe(400);
});

test('a video of the library plays, and a picture alone is not one', async () => {
  await insertYak();
  const film = { poster: yakUrl, video: yakUrl, caption: '' };
  const { version } = await load('home');
  await keep('home', { ...(await load('home')).values, film }, version);
  const refused = await publish('home', version + 1);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('not a video')]);
  await insertVideo(site.db, {
    ...{ media_id: YAK, file: '0123abcd.mp4', width: 1280, height: 720, duration_ms: 9_000, bytes: 900_000 },
    ...{ state: 'whole', claimed_until: null },
  });
  expect((await publish('home', version + 1)).status).toBe(200);
  const mp4 = `/media/uploads/${YAK}/0123abcd.mp4`;
  const { body } = await site.get<{ values: ShownContent<'home'> }>('/content/home');
  expect(body.data.values.film.video).toEqual({ wide: { mp4 }, tall: { mp4 } });
  await site.db.deleteFrom('media').execute();
});

test.each([
  ['two steps of the ladder with one day are', [30, 50], [30, 80], 'figures.deductions.1.days'],
  [
    'a step of the ladder that costs less than an earlier one is',
    [30, 80],
    [14, 50],
    'figures.deductions.1.percent',
  ],
])('%s named', async (_, first, second, fault) => {
  const { values, version } = await load('policies');
  const deductions = [first, second].map(([days, percent]) => ({ days, percent }));
  const figures = { ...(values as WrittenContent<'policies'>).figures, deductions };
  await keep('policies', { ...values, figures }, version);
  const { body } = await publish('policies', version + 1);
  expect(Object.keys(body.fields ?? {})).toEqual([fault]);
});
