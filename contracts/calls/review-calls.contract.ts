import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { review, reviewBody, reviewHighlight } from '../reviews/reviews.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const reviewCalls = describeCalls('reviews', {
  listReviewHighlights: {
    summary: 'What travellers liked: the newest reviews of 4 and 5 stars, one a tour',
    isPublic: true,
    answer: answerOf(z.array(reviewHighlight)),
  },
  writeReview: {
    summary: 'Review a tour; a second review of the same traveller replaces the first',
    limit: 'publicForm',
    params: idParams,
    body: reviewBody,
    answer: answerOf(review),
  },
});
