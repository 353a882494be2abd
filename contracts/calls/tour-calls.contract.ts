import { z } from 'zod';
import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { review, tourReviewsQuery } from '../reviews/reviews.contract.ts';
import { browseAnswer, browseQuery } from '../tours/browse.contract.ts';
import { tourSearchAnswer, tourSearchQuery } from '../tours/tour-search.contract.ts';
import { tourDetail, tourListQuery, tourSummary } from '../tours/tours.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const tourCalls = describeCalls('tours', {
  listTours: {
    summary: 'All tours, newest first, or those with the given ids',
    isPublic: true,
    query: tourListQuery,
    answer: listAnswerOf(tourSummary),
  },
  browseTours: {
    summary: 'One page of the tours that pass all filters, with how many each other choice would show',
    isPublic: true,
    query: browseQuery,
    answer: browseAnswer,
  },
  searchTours: {
    summary:
      'Tours to a destination, then those that mention it; of what is misspelt, those that are meant. With filters',
    isPublic: true,
    query: tourSearchQuery,
    answer: tourSearchAnswer,
  },
  getTour: {
    summary: 'One tour by its id or its slug, with its newest reviews',
    isPublic: true,
    params: idParams,
    answer: answerOf(tourDetail),
  },
  listRelatedTours: {
    summary: 'Tours to go on with from this one: of the same place first, then the nearest in price',
    isPublic: true,
    params: idParams,
    answer: answerOf(z.array(tourSummary)),
  },
  listTourReviews: {
    summary: 'A tour’s reviews, newest first; or those of few stars first, or those with pictures',
    isPublic: true,
    params: idParams,
    query: tourReviewsQuery,
    answer: listAnswerOf(review),
  },
});
