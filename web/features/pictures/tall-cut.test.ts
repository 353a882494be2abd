import { expect, test } from 'vitest';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import { TALL_SCENES, tallCut } from './photo-lightbox.tsx';
import { heroPicture, scenePicture } from './shipped-media.server.ts';

test('the scenes that are drawn upright are those of the manifest, in its sizes', () => {
  const drawn = Object.keys(manifest.scenes).filter((name) => heroPicture(name).tall);
  expect(TALL_SCENES).toEqual(drawn.sort());
  for (const name of drawn) expect(tallCut(scenePicture(name))).toEqual(scenePicture(name, 'tall'));
});

test('any other picture stays as it is', () => {
  const picture = scenePicture('zuluk-zigzag');
  expect(tallCut(picture)).toBe(picture);
});
