import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from './rating.tsx';

const textOf = (avgRating: number | null, reviewCount: number) =>
  renderToStaticMarkup(createElement(Rating, { avgRating, reviewCount })).replace(/<[^>]*>/g, '');

test('a tour without reviews has no average, and (0) where the number of reviews stands', () => {
  expect(textOf(null, 0)).toBe('(0 reviews)');
  expect(textOf(4.5, 1)).toBe('Rated 4.5(1 review)');
});
