// @module-tag dialect
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TourDetail } from '../../contracts/tours/tours.contract.ts';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { runTransaction } from '../db/transaction.ts';
import type { SessionUser } from '../http/session/session.queries.ts';
import { shippedMedia } from '../seed-database.ts';
import { ContentFaults, importContent } from './import-content.ts';

const NOW = new Date('2026-11-20T06:30:00.000Z');
let site: TestApp;
let folder: string;

beforeAll(async () => {
  site = await buildTestApp();
  const pictures = shippedMedia.map((one, at) => ({
    ...one,
    id: `picture-${at}`,
    created_at: NOW.toISOString(),
  }));
  await site.db.insertInto('media').values(pictures).execute();
});
afterAll(() => site.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teesta-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const importAll = (actor: SessionUser | null = null) =>
  runTransaction(site.db, (trx) => importContent(trx, folder, { actor, now: NOW }));

async function faults(): Promise<string[]> {
  const error = await importAll().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentFaults)) throw error ?? new Error('It was imported.');
  return error.message.split('\n').slice(1);
}

const TOUR = `---
title: Around the lake
city: Gangtok
address: Tsomgo, Sikkim
distance: 120
price: 12000
discountprice: 10000
duration: 2 days / 1 night
maxGroupSize: 8
pictures:
  - url: /media/scenes/tsomgo-lake/card-1800.webp
itinerary:
  - day: 1
    title: Up
    description: By car.
    facts: { night: Gangtok, nightMetres: 1650 }
  - { day: 2, title: Down, description: By car. }
stops:
  - { stop: lake, day: 1 }
roadIds: [ up ]
teamIds: [ guide ]
departures:
  - { day: today+30, seats: 8 }
reviews:
  - { username: Asha, rating: 5, createdAt: 2026-01-02T03:04:05.000Z, reviewText: Cold. }
---

Two days.

Bring a coat.
`;
const PLACE = '---\nname: Lake\nmetres: 3753\ncheckedOn: today-9\n---\nThe air is thin.\n';
const ROAD = '---\nname: Up to the lake\nstate: open\nsource: A driver\n---\n';
const GUIDE =
  '---\nname: Pasang\nrole: Guide\npicture: /media/portraits/pasang-sherpa/square-448.webp\n---\nWalks last.\n';

test('a folder becomes tours with their places, roads, people and reviews', async () => {
  write({ 'tours/01-lake.md': TOUR, 'places/lake.md': PLACE, 'roads/up.md': ROAD, 'team/guide.md': GUIDE });
  write({ 'tours/02-other.md': TOUR.replace('Around', 'Over'), 'settings.json': '{}', '.DS_Store': '' });
  await importAll();
  const { data } = (await site.get<TourDetail>('/tours/lake')).body;
  expect(data).toMatchObject({
    title: 'Around the lake',
    desc: 'Two days.\n\nBring a coat.',
    discount: 17,
  });
  expect(data.photo).toBe('/media/scenes/tsomgo-lake/card-1800.webp');
  expect(data.stops).toMatchObject([
    { slug: 'lake', day: 1, advice: 'The air is thin.', checkedOn: '2026-11-11' },
  ]);
  expect(data.roads).toMatchObject([{ name: 'Up to the lake', source: 'A driver' }]);
  expect(data.team).toMatchObject([
    {
      name: 'Pasang',
      words: 'Walks last.',
      picture: { base: '/media/portraits/pasang-sherpa/square', widths: [224, 448] },
    },
  ]);
  expect(data.departures).toMatchObject([{ day: '2026-12-20', seats: 8 }]);
  expect(data.itinerary).toMatchObject([{ facts: { night: 'Gangtok' } }, { title: 'Down' }]);
  expect(data.reviews).toMatchObject([{ username: 'Asha', createdAt: '2026-01-02T03:04:05.000Z' }]);
  const listed = (await site.get<{ slug: string }[]>('/tours')).body.data.map(({ slug }) => slug);
  expect(listed, 'the first file stands first').toEqual(['lake', 'other']);
  expect(await site.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

test('what staff import is in the history as if they had typed it', async () => {
  const staff = await makeAdmin(site.db);
  write({ 'places/pass.md': PLACE.replace('Lake', 'Pass').replaceAll('\n', '\r\n') });
  await importAll({ ...staff, role: 'admin' } as unknown as SessionUser);
  const log = await site.db.selectFrom('audit_log').select(['action', 'actor_id', 'subject_label']).execute();
  expect(log).toEqual([{ action: 'place.create', actor_id: staff.id, subject_label: 'Pass' }]);
});

test('every fault of every file is named at once, and nothing is stored', async () => {
  const count = async () =>
    Promise.all(
      (['tours', 'stops', 'roads', 'team_members', 'reply_templates', 'reviews'] as const).map(
        async (table) => (await site.db.selectFrom(table).select('id').execute()).length,
      ),
    );
  const before = await count();
  write({
    'places/hill.md': '---\nname: Hill\n---\n',
    'places/hollow.md': '---\nnam: Hollow\nlatitude: 200\n---\n',
    'places/summit.md': '---\nname: hill\n---\n',
    'places/tomb.md': '---\nname: Tomb\ncheckedOn: today+1\n---\n',
    'roads/broken.md': '---\nname: Up\nname: Down\nstate: [open\n---\n',
    'roads/up.md': ROAD.replace('lake', 'hill'),
    'team/guide.md': GUIDE,
    'roads/snow.md': '---\nname: Snow\nstate: shut\nsource: A driver\n---\n',
    'team/text.md': 'Walks last.\n',
    'team/list.md': '---\n- Pasang\n---\n',
    'team/1-alias.md': '---\nname: &a Pasang\nrole: *a\n---\n',
    'team/2-alias.md': GUIDE,
    'team/bare.md': GUIDE.replace('pasang', 'nobody'),
    'reply-templates/hello.md': '---\nname: Hello\n---\nDear {nobody},\n',
    'towns/gangtok.md': PLACE,
    'pages/about.md': '---\nheading: ""\nleed: Who we are\npicture: /media/uploads/gone/a.webp\n---\n',
    'pages/contact.md': '---\ncard:\n  picture: /media/scenes/nowhere/card-1800.webp\n---\n',
    'pages/team.md': '---\nheading: We\n---\n',
    'tours/a.md': TOUR.replace('stop: lake', 'stop: hollow').replace('[ up ]', '[ broken, nowhere ]'),
    'tours/b.md': TOUR.replace('tsomgo-lake/card', 'sea/card')
      .replace('today+30', 'today-1')
      .replace('stop: lake, day: 1', 'stop: hill, day: 3'),
    'tours/c.md': TOUR.replace('price: 12000', 'price: 9000')
      .replace('night: Gangtok', 'nights: Gangtok')
      .replace('rating: 5', 'rating: 6'),
  });
  expect(await faults()).toEqual([
    '  pages/about.md: leed: There is no such field.',
    '  pages/about.md: heading: Enter heading.',
    '  pages/contact.md: This is no longer in the library: /media/scenes/nowhere/card-1800.webp.',
    '  pages/team.md: There is no page of this name.',
    '  places/hollow.md: nam: There is no such field.',
    '  places/hollow.md: name: Enter a name.',
    '  places/hollow.md: latitude: The latitude is between −90 and 90.',
    '  places/summit.md: name: There is a place of this name already.',
    '  places/tomb.md: checkedOn: Choose today or an earlier day.',
    expect.stringMatching(/^ {2}reply-templates\/hello.md: text: There is no field {nobody}/),
    '  roads/broken.md: Map keys must be unique at line 3, column 1.',
    expect.stringMatching(/^ {2}roads\/broken.md: Flow sequence .* at line 4, column 13/),
    '  roads/snow.md: state: A road is open, open in convoys, open to Indians only, or closed.',
    '  team/1-alias.md: Write out what stands here as an alias (*).',
    '  team/2-alias.md: Another file has this name.',
    '  team/bare.md: picture: There is no picture at this address.',
    '  team/list.md: Write fields as NAME: VALUE.',
    '  team/text.md: Write the fields first, between two lines of ---.',
    '  tours/a.md: roadIds.1: There is no file of this name.',
    '  tours/b.md: pictures.0: This picture is gone. Please upload it again.',
    '  tours/b.md: departures.0.day: This day is past.',
    '  tours/b.md: stops.0.day: The tour has 2 days.',
    '  tours/c.md: itinerary.0.facts.nights: There is no such field.',
    '  tours/c.md: reviews.0.rating: Choose a rating from 1 to 5 stars.',
    '  tours/c.md: stops.0.stop: There is no file of this name.',
    '  tours/c.md: discountprice: The discounted price cannot be above the price.',
    '  towns/gangtok.md: Content is NAME.md in one of the folders places, roads, team, reply-templates, tours, pages, page-drafts, mail-words.',
  ]);
  expect(await count()).toEqual(before);
});
