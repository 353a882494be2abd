import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import manifest from '../../public/media/media.json' with { type: 'json' };

type Crop = { width: number; height: number; widths: number[] };
type Scene = { title: string; place: string; alt: string; colour: string; crops: Record<string, Crop> };
type Film = { width: number; height: number; webm: string; mp4: string };

const PUBLIC = resolve(import.meta.dirname, '../../public');
const MEDIA = resolve(PUBLIC, 'media');
const KB = 1_000;
const MB = 1_000_000;

const scenes = Object.entries(manifest.scenes as unknown as Record<string, Scene>);
const loops = Object.entries(
  manifest.loops as unknown as Record<string, { scene: string; seconds: number; wide: Film; tall: Film }>,
);
const HERO_LOOPS = ['tsomgo-lake', 'batasia-loop', 'gangtok-ropeway', 'gorumara-elephants', 'paro-taktsang'];

const FILM = 'film';

const bytesOf = (address: string) => statSync(PUBLIC + address).size;
const filesBelow = (folder: string) =>
  readdirSync(resolve(MEDIA, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.length));

/** Every file that the manifest promises of a picture, with the size that it must have. */
const filesOf = (folder: string, crops: Scene['crops']) =>
  Object.entries(crops).flatMap(([cut, { width, height, widths }]) =>
    widths.flatMap((wide) =>
      ['avif', 'webp'].map((type) => ({
        address: `${folder}/${cut}-${wide}.${type}`,
        width: wide,
        height: (wide * height) / width,
      })),
    ),
  );
const pictures = scenes.flatMap(([name, { crops }]) => filesOf(`/media/scenes/${name}`, crops));
const portraits = Object.entries(manifest.portraits).flatMap(([name, { crops }]) =>
  filesOf(`/media/portraits/${name}`, crops),
);
const films = loops.flatMap(([, { wide, tall }]) => [wide.webm, wide.mp4, tall.webm, tall.mp4]);

describe('the pictures', () => {
  test('are at least 24 scenes, each in the five widths of a card', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(24);
    for (const [name, { crops }] of scenes)
      expect(crops.card?.widths, name).toEqual([480, 640, 800, 1200, 1800]);
  });

  test('are there wherever a page of the demo names one', () => {
    const pages = resolve(import.meta.dirname, '../../demo/pages');
    const written = readdirSync(pages).map((name) => readFileSync(resolve(pages, name), 'utf8'));
    const named = [...written.join().matchAll(/\/media\/scenes\/([\w-]+)\//g)].map(
      ([, scene]) => scene ?? '',
    );
    const drawn = new Set(scenes.map(([name]) => name));
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !drawn.has(name))).toEqual([]);
  });

  test('are the files that the manifest names, and no others', () => {
    expect(filesBelow('scenes').sort()).toEqual(pictures.map(({ address }) => address).sort());
  });

  test('have the sizes that the manifest says', async () => {
    for (const { address, width, height } of [...pictures, ...portraits]) {
      const found = await sharp(PUBLIC + address).metadata();
      expect(found.width, address).toBe(width);
      expect(Math.abs((found.height ?? 0) - height), address).toBeLessThanOrEqual(1);
    }
  });

  test('keep to their weight', () => {
    for (const [name, { crops }] of scenes) {
      const bytes = (file: string) => bytesOf(`/media/scenes/${name}/${file}.avif`);
      expect(bytes('card-480'), `${name} as a small card`).toBeLessThanOrEqual(20 * KB);
      expect(bytes('card-640'), `${name} as a card on a phone`).toBeLessThanOrEqual(30 * KB);
      expect(bytes('card-800'), `${name} as a card`).toBeLessThanOrEqual(48 * KB);
      expect(bytes('tall-720'), `${name} tall`).toBeLessThanOrEqual(45 * KB);
      for (const cut of ['card', 'wide'].filter((one) => one in crops)) {
        expect(bytes(`${cut}-1800`), `${name} ${cut}`).toBeLessThanOrEqual(170 * KB);
      }
    }
  });

  test('are told in words of their own, and have a colour', () => {
    const words = scenes.map(([, { alt }]) => alt.trim().toLowerCase());
    expect(new Set(words).size).toBe(words.length);
    for (const [name, { alt, title, place, colour }] of scenes) {
      expect(alt.trim().length, name).toBeGreaterThanOrEqual(20);
      expect(title.trim(), name).not.toBe('');
      expect(place.trim(), name).not.toBe('');
      expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('the portraits', () => {
  test('are the files that the manifest names, and no others', () => {
    expect(filesBelow('portraits').sort()).toEqual(portraits.map(({ address }) => address).sort());
  });

  test('weigh little, as all of the team are in one view', () => {
    for (const { address, width } of portraits)
      expect(bytesOf(address), address).toBeLessThanOrEqual(width < 300 ? 5 * KB : 12 * KB);
  });

  test('belong to people of the demo', () => {
    const people = readdirSync(resolve(PUBLIC, '../demo/team')).map((file) => file.replace('.md', ''));
    expect(Object.keys(manifest.portraits)).toEqual(people.sort());
  });
});

describe('the films', () => {
  test('are a loop for each slide of the home page, and one for its film §2.4', () => {
    const names = loops.map(([name]) => name);
    expect(names.sort()).toEqual([...HERO_LOOPS, FILM].sort());
    const drawn = new Set(scenes.map(([name]) => name));
    for (const [name, { scene }] of loops) expect(drawn.has(scene), `the scene of ${name}`).toBe(true);
  });

  test('are the files that the manifest names, and no others', () => {
    expect(filesBelow('loops').sort()).toEqual(films.sort());
  });

  test('keep to their weight and their size', () => {
    for (const [name, { seconds, wide, tall }] of loops) {
      expect([wide.width, wide.height, tall.width, tall.height], name).toEqual(
        name === FILM ? [960, 540, 576, 720] : [1280, 720, 720, 900],
      );
      // The film comes on a press alone, and lasts three times as long: half as much again.
      const share = name === FILM ? 1.5 : 1;
      for (const file of [wide.webm, wide.mp4])
        expect(bytesOf(file), file).toBeLessThanOrEqual(1.2 * MB * share);
      for (const file of [tall.webm, tall.mp4])
        expect(bytesOf(file), file).toBeLessThanOrEqual(700 * KB * share);
      if (name !== FILM) expect(seconds, name).toBeLessThanOrEqual(12);
    }
  });
});

test('nothing else is in public/media', () => {
  expect(readdirSync(MEDIA).sort()).toEqual(['loops', 'media.json', 'portraits', 'scenes']);
});

test('all of public/media weighs at most 57 MB', () => {
  const weight = filesBelow('.').reduce((sum, address) => sum + bytesOf(address), 0);
  expect(weight).toBeLessThanOrEqual(57 * MB);
});
