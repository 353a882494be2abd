import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TourReview } from './tour-review.tsx';

const REVIEW = {
  _id: '1',
  username: 'Asha',
  rating: 5,
  reviewText: 'Clear mornings.',
  createdAt: '2026-11-02T06:00:00.000Z',
  travelledIn: null,
  pictures: [],
  reply: '',
  repliedAt: null,
};

const textOf = (isVerified: boolean) =>
  renderToStaticMarkup(createElement(TourReview, { review: { ...REVIEW, isVerified } })).replace(
    /<[^>]*>/g,
    ' ',
  );

test('a review that came by the link after a trip has its mark, and any other none', () => {
  expect(textOf(true)).toContain('Travelled with us');
  expect(textOf(false)).not.toMatch(/travelled|verified/i);
});
