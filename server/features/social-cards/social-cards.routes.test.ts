import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import { makeOwner, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { seedDatabase } from '../../seed-database.ts';
import { cutAround } from '../media/cutting/cut-picture.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { drawCard } from './draw-card.ts';
import { PAGE_CARD_NAMES } from './social-cards.routes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());

const ask = (slug: string) => site.app.inject(`/media/social/tours/${slug}.jpg`);

test('a shared tour has a card with its picture, small enough for WhatsApp', async () => {
  await makeTour(site.db, { slug: 'tiger-hill-dawn', photo: '/media/scenes/tiger-hill/card-1800.webp' });
  const answer = await ask('tiger-hill-dawn');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(120_000);
});

test('the card follows the price at once', async () => {
  const tour = await makeTour(site.db, { photo: '/media/scenes/tiger-hill/card-1800.webp' });
  const before = (await ask(tour.slug)).rawPayload;
  expect((await ask(tour.slug)).rawPayload.equals(before)).toBe(true);
  await site.db.updateTable('tours').set({ discount_price: 9_999 }).where('id', '=', tour.id).execute();
  expect((await ask(tour.slug)).rawPayload.equals(before)).toBe(false);
});

test.each(PAGE_CARD_NAMES)('the site’s page %s has a card', async (page) => {
  const answer = await site.app.inject(`/media/social/${page}.jpg`);
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(120_000);
});

test.each(['nowhere', 'toString', '__proto__'])('there is no card of %s', async (none) => {
  expect((await site.app.inject(`/media/social/${none}.jpg`)).statusCode).toBe(404);
});

test('any title fits', async () => {
  const photo = '/media/scenes/tiger-hill/card-1800.webp';
  const titles = ['W'.repeat(160), 'दार्जिलिंग और सिक्किम', '🏔️ '.repeat(40), '<b>&"'];
  for (const title of titles) {
    const { slug } = await makeTour(site.db, { title, photo, slug: `card-${titles.indexOf(title)}` });
    expect((await ask(slug)).statusCode).toBe(200);
  }
});

test.each([
  ['another site’s', 'https://photos.example/a.jpg'],
  ['a missing', '/media/scenes/nowhere/card-1800.webp'],
  ['a wandering', '/media/scenes/../../package.json'],
])('in place of %s picture stands the card of the destination', async (_what, photo) => {
  const { slug } = await makeTour(site.db, { city: 'Bhutan', photo });
  const answer = await ask(slug);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/media/social/bhutan.jpg']);
});

test('a tour that is not published, or not there, has no card', async () => {
  const { slug } = await makeTour(site.db, { status: 'draft' });
  expect((await ask(slug)).statusCode).toBe(404);
  expect((await ask('nowhere')).statusCode).toBe(404);
});

test('the cut keeps the focus in sight and stays within the picture', () => {
  const cut = (x: number, y: number, size: { width: number; height: number }) =>
    cutAround({ x, y }, size, 1200 / 440);
  const shipped = { width: 1800, height: 1200 };
  expect(cut(50, 50, shipped)).toEqual({ left: 0, top: 270, width: 1800, height: 660 });
  expect(cut(50, 0, shipped)).toMatchObject({ left: 0, top: 0 });
  expect(cut(50, 100, shipped)).toMatchObject({ left: 0, top: 540 });
  expect(cut(100, 50, { width: 3000, height: 400 })).toMatchObject({ left: 1909, top: 0, height: 400 });
});

test('a card of a site that began empty says its own name and words', async () => {
  const own = await buildTestApp();
  try {
    await seedDatabase(own.db, 'empty', new Date());
    const as = await own.signIn(await makeOwner(own.db));
    const { updatedAt } = (await own.get<{ updatedAt: string }>('/settings/editable', { as })).body.data;
    const body = { basedOn: updatedAt, agencyName: 'Chang La Journeys' };
    await own.put('/settings', { as, body });
    await own.put('/manage/opening', { as, body: { isOpen: true } });
    const card = (await own.app.inject('/media/social/site.jpg')).rawPayload;
    const { title, line } = completeContent('home').card;
    const texts = { title, line, agencyName: body.agencyName };
    const look = { letters: 'fraunces', ground: '#0e332c', line: '#b9cbc3' } as const;
    expect(card.equals(await drawCard(undefined, texts, look))).toBe(true);
  } finally {
    await own.close();
  }
});
