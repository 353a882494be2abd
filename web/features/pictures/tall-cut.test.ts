import { expect, test } from 'vitest';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import { tallCut } from './photo-lightbox.tsx';
import { scenePicture } from './shipped-media.server.ts';

test('an upright phone shows a scene as it was drawn upright', () => {
  for (const name of Object.keys(manifest.scenes))
    expect(tallCut(scenePicture(name))).toEqual(scenePicture(name, 'tall'));
});

test('any other picture stays as it is', () => {
  const picture = { ...scenePicture('zuluk-zigzag'), url: '/media/uploads/a.webp' };
  expect(tallCut(picture)).toBe(picture);
});

test('an uploaded picture has its own upright cut', () => {
  const tall = { ...scenePicture('zuluk-zigzag', 'tall'), url: '/media/uploads/b.webp' };
  expect(tallCut({ ...scenePicture('zuluk-zigzag'), url: '/media/uploads/a.webp', tall })).toMatchObject(
    tall,
  );
});
