import { expect, test } from 'vitest';
import { pictureFiles } from './picture.tsx';

const picture = {
  url: '/media/scenes/lake/card-800.webp',
  base: '/media/scenes/lake/card',
  widths: [480, 800],
  width: 800,
  height: 533,
  alt: 'A lake',
  colour: '#8899aa',
  focus: { x: 50, y: 40 },
};

test('each width has its file in the format that is asked for', () => {
  expect(pictureFiles(picture, 'avif')).toBe(
    '/media/scenes/lake/card-480.avif 480w, /media/scenes/lake/card-800.avif 800w',
  );
});

test('a picture that is one file alone has nothing to choose from', () => {
  expect(pictureFiles({ ...picture, base: 'https://example.com/a.jpg', widths: [] }, 'webp')).toBeUndefined();
});
