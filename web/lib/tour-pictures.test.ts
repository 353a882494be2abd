import { expect, test } from 'vitest';
import { picturesOf } from './tour-pictures.ts';

const sources = (tour: Parameters<typeof picturesOf>[0]) => picturesOf(tour).map(({ src }) => src);

test('the tour’s own photo comes first, and no picture twice', () => {
  const tour = { title: 'Rumtek', city: 'Gangtok', photo: '/media/destinations/gangtok-2.svg' };
  expect(sources(tour)).toEqual(['/media/destinations/gangtok-2.svg', '/media/destinations/gangtok.svg']);
  expect(picturesOf(tour)[0]?.alt).toBe('Monks in the courtyard of Rumtek monastery');
});

test('an uploaded photo is described by the tour’s name', () => {
  const tour = { title: 'Rumtek', city: 'Gangtok', photo: 'https://example.com/rumtek.jpg' };
  expect(picturesOf(tour)[0]).toMatchObject({ src: tour.photo, alt: 'Rumtek, Gangtok' });
  expect(sources(tour)).toHaveLength(3);
});

test('a place that is no destination has the tour’s photo alone', () => {
  expect(sources({ title: 'Market', city: 'Siliguri', photo: '/media/market.jpg' })).toEqual([
    '/media/market.jpg',
  ]);
});
