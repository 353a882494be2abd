// @module-tag dialect
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { EditableContent } from '../../../contracts/page-content/page-content.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { uploadPicture } from '../../../tests/support/test-picture.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { findMailLook } from './look.queries.ts';

const MARK = '/media/brand/teesta-trails';
const ICONS = [
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/brand/icon-192.png',
  '/brand/icon-512.png',
  '/brand/icon-maskable-512.png',
];
let site: TestApp;
let staff: string;
let wide: string;
let square: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  wide = await upload(1200, 300);
  square = await upload(400, 400);
});
beforeEach(async () => {
  for (const table of ['page_contents', 'page_content_versions', 'settings'] as const)
    await site.db.deleteFrom(table).execute();
  await callIt('Himal Holidays');
});
afterAll(() => site.close());

const callIt = async (agencyName: string) => {
  await site.db.deleteFrom('settings').execute();
  await insertPlaceholders(site.db, { ...demoSettings, agencyName }, new Date());
};

/** A red disc on nothing. */
async function upload(width: number, height: number): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${height / 2}" cy="50%" r="${height / 2}" fill="#d01030"/></svg>`;
  const file = await sharp(Buffer.from(drawing)).png().toBuffer();
  const { body } = await uploadPicture(site, { as: staff, file, name: 'logo.png' });
  return body.data.url;
}

const idOf = (url: string) => url.split('/')[3] ?? '';
const ask = (url: string, headers = {}) => site.app.inject({ url, headers });
const shown = async () =>
  (await site.get<{ values: ShownContent<'look'> }>('/content/look')).body.data.values;

async function draft(written: Partial<Record<'logo' | 'accent' | 'letters', string>>) {
  const { body } = await site.get<EditableContent>('/manage/content/look', { as: staff });
  const { values, version } = body.data;
  return site.put<EditableContent>('/manage/content/look/draft', {
    as: staff,
    body: { values: JSON.stringify({ ...values, ...written }), version },
  });
}

async function publish(written: Parameters<typeof draft>[0]) {
  const { body } = await draft(written);
  const { version } = body.data;
  return site.post('/manage/content/look/publication', { as: staff, body: { version } });
}

async function cornerAndMiddle(address: string) {
  const { data, info } = await sharp((await ask(address)).rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return {
    width: info.width,
    corner: at(0, 0),
    edge: at(Math.floor(info.width / 2), 4),
    centre: at(info.width / 2, info.height / 2),
  };
}

test('the demo’s mark stands beside the name that it was drawn for alone', async () => {
  await publish({ logo: MARK });
  expect((await shown()).logo).toBeNull();
  expect((await ask(MARK)).statusCode).toBe(404);
  const initials = (await ask('/brand/icon-512.png')).rawPayload;
  await callIt('Teesta Trails');
  expect((await shown()).logo).toMatchObject({ url: MARK });
  expect((await ask('/brand/icon-512.png')).rawPayload.equals(initials)).toBe(false);
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  expect((await ask(MARK)).statusCode).toBe(200);
});

test.each(ICONS)('%s is drawn from initials in the accent, and has a tag', async (address) => {
  const green = await ask(address);
  expect([green.statusCode, green.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await ask(address, { 'if-none-match': green.headers.etag })).statusCode).toBe(304);
  await publish({ accent: '#aa2200' });
  const { edge } = await cornerAndMiddle(address);
  expect(edge).toEqual([0xaa, 0x22, 0x00, 255]);
  expect((await ask(address, { 'if-none-match': green.headers.etag })).statusCode).toBe(200);
});

test('several looks can be drawn at once', async () => {
  const names = ['Alpha Tours', 'Beta Tours', 'Gamma Tours'];
  const asked = [];
  for (const name of names) {
    await callIt(name);
    asked.push(ask('/favicon.ico'));
  }
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('icons have the size that the manifest says, and only round ones clear corners', async () => {
  expect(await cornerAndMiddle('/brand/icon-192.png')).toMatchObject({ width: 192, corner: [0, 0, 0, 0] });
  const maskable = await cornerAndMiddle('/brand/icon-maskable-512.png');
  expect(maskable).toMatchObject({ width: 512, corner: [0x12, 0x43, 0x3a, 255] });
  expect((await cornerAndMiddle('/apple-touch-icon.png')).width).toBe(180);
});

test.each(['हिमालय यात्रा', 'বাংলা ভ্রমণ', 'தமிழ்', '42 Peaks', '—'])('%s has an icon', async (name) => {
  await callIt(name);
  expect((await ask('/brand/icon-512.png')).statusCode).toBe(200);
});

test('a logo keeps its transparency, and its shape', async () => {
  await publish({ logo: wide });
  const { logo } = await shown();
  expect(logo).toEqual({ url: `/brand/logo/${idOf(wide)}.webp`, width: 640, height: 160 });
  const { headers, rawPayload } = await ask(logo?.url ?? '');
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 160, hasAlpha: true });
  const { isOpaque } = await sharp(rawPayload).stats();
  expect(isOpaque).toBe(false);
  const mailed = await ask(`/brand/logo/${idOf(wide)}.png`);
  expect(mailed.headers['content-type']).toBe('image/png');
});

test('icons are of a logo on white; of a wide one nobody could read them', async () => {
  const initials = (await ask('/brand/icon-512.png')).rawPayload;
  await publish({ logo: wide });
  expect((await ask('/brand/icon-512.png')).rawPayload.equals(initials)).toBe(true);
  await publish({ logo: square });
  const { edge, centre } = await cornerAndMiddle('/apple-touch-icon.png');
  expect(edge).toEqual([255, 255, 255, 255]);
  expect(centre).toEqual([0xd0, 0x10, 0x30, 255].map((part) => expect.closeTo(part, -1)));
});

test('pictures that are no logo are not served uncut, and earlier logos still are', async () => {
  expect((await ask(`/brand/logo/${idOf(wide)}.webp`)).statusCode).toBe(404);
  await draft({ logo: wide });
  expect((await ask(`/brand/logo/${idOf(wide)}.webp`)).statusCode).toBe(200);
  await publish({ logo: wide });
  await publish({ logo: square });
  expect((await ask(`/brand/logo/${idOf(wide)}.png`)).statusCode).toBe(200);
  expect((await ask('/brand/logo/nothing.png')).statusCode).toBe(404);
});

test('pages are shown with the colours of the accent, and staff those of the draft', async () => {
  expect(await shown()).toEqual({ logo: null, accent: null, letters: 'fraunces' });
  const changes = site.siteChanges();
  await draft({ accent: '#FFE600' });
  expect((await shown()).accent).toBeNull();
  const staffs = await site.get<{ values: ShownContent<'look'> }>('/manage/content/look/shown', {
    as: staff,
  });
  expect(staffs.body.data.values.accent?.light.night).toMatch(/^#[0-9a-f]{6}$/);
  await publish({ accent: '#FFE600', letters: 'bitter' });
  expect(await shown()).toMatchObject({ letters: 'bitter', accent: { light: { 'on-action': '#ffffff' } } });
  expect(site.siteChanges()).toBeGreaterThan(changes);
});

test.each(['red', '#12', '#12433', '#12433a;}', 'url(x)'])('%s is no colour', async (accent) => {
  const { status, body } = await publish({ accent });
  expect([status, body.fields]).toEqual([400, { accent: expect.stringContaining('#12433a') }]);
});

test('the manifest, cards and mails follow', async () => {
  await makeTour(site.db, { slug: 'dawn', photo: '/media/scenes/tiger-hill/card-1800.webp' });
  const card = async () => (await ask('/media/social/tours/dawn.jpg')).rawPayload;
  const before = await card();
  await publish({ accent: '#7a1f4b' });
  const coloured = await card();
  expect(coloured.equals(before)).toBe(false);
  await publish({ accent: '#7a1f4b', letters: 'bricolage' });
  const lettered = await card();
  expect(lettered.equals(coloured)).toBe(false);
  await publish({ accent: '#7a1f4b', letters: 'bricolage', logo: square });
  expect((await card()).equals(lettered)).toBe(false);
  expect((await ask('/site.webmanifest')).json()).toMatchObject({ theme_color: '#7a1f4b' });
  expect(await findMailLook(site.db, 'https://tours.example')).toMatchObject({
    letters: 'bricolage',
    tokens: { light: { action: '#7a1f4b' } },
    logo: { url: `https://tours.example/brand/logo/${idOf(square)}.png`, width: 160, height: 160 },
  });
});
