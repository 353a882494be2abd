import { doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import {
  hideReviewBody,
  managedReview,
  reviewListQuery,
  reviewReplyBody,
} from '../reviews/manage-reviews.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const manageReviewCalls = describeCalls('reviews', {
  listReviews: {
    summary: 'All reviews, newest first, hidden ones too; searched and filtered',
    query: reviewListQuery,
    answer: listAnswerOf(managedReview),
  },
  hideReview: {
    summary: 'Hide a review from everybody but its writer; it no longer counts in averages',
    params: idParams,
    body: hideReviewBody,
    answer: doneAnswer,
  },
  publishReview: {
    summary: 'Publish a hidden review',
    params: idParams,
    answer: doneAnswer,
  },
  replyToReview: {
    summary: 'Answer a review in the agency’s name, in place of an earlier reply',
    params: idParams,
    body: reviewReplyBody,
    answer: doneAnswer,
  },
  removeReviewReply: {
    summary: 'Take the agency’s reply away',
    params: idParams,
    answer: doneAnswer,
  },
  showReviewPicture: {
    summary: 'Show a traveller’s picture under the review; it waits until then',
    params: idParams,
    answer: doneAnswer,
  },
  hideReviewPicture: {
    summary: 'Hide a traveller’s picture',
    params: idParams,
    answer: doneAnswer,
  },
  getReviewPicture: {
    summary: 'A traveller’s picture, shown or not',
    params: idParams,
    file: 'image/webp',
  },
  deleteReview: {
    summary: 'Delete a review',
    params: idParams,
    answer: doneAnswer,
  },
});
