import { z } from 'zod';
import { answerOf, listAnswerOf } from '../answers.contract.ts';
import {
  hideReviewBody,
  invitationPicture,
  invitationToken,
  invitedReviewBody,
  managedReview,
  review,
  reviewBody,
  reviewFigures,
  reviewHighlight,
  reviewInvitation,
  reviewListQuery,
  reviewPicture,
  reviewReplyBody,
} from '../reviews/reviews.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const reviewCalls = describeCalls('reviews', {
  listReviewHighlights: {
    summary: 'What travellers liked: the newest reviews of 4 and 5 stars, one a tour; and how all rated',
    isPublic: true,
    answer: answerOf(z.array(reviewHighlight)).extend(reviewFigures.shape),
  },
  writeReview: {
    summary: 'Review a tour; a second review of the same traveller replaces the first',
    limit: 'publicForm',
    body: reviewBody,
    answer: answerOf(review),
  },
  getReviewInvitation: {
    summary: 'What the link is worth that is mailed after a trip; looking at it changes nothing',
    params: invitationToken,
    answer: answerOf(reviewInvitation),
  },
  sendInvitedReview: {
    summary: 'Review the trip, once; the pictures that were uploaded go with it',
    limit: 'publicForm',
    params: invitationToken,
    body: invitedReviewBody,
    isRepeatable: true,
  },
  uploadReviewPicture: {
    summary: 'Upload one picture of the trip as the form field `file`: JPEG, PNG, WebP, AVIF or HEIC',
    limit: 'publicForm',
    params: invitationToken,
    body: 'multipart/form-data',
    answer: answerOf(reviewPicture),
  },
  getOwnReviewPicture: {
    summary: 'A picture that was uploaded by the link, until the review is sent',
    params: invitationPicture,
    file: 'image/webp',
  },
  removeReviewPicture: { summary: 'Take such a picture back', params: invitationPicture },
  listReviews: {
    summary: 'All reviews, newest first, hidden ones too; searched and filtered',
    query: reviewListQuery,
    answer: listAnswerOf(managedReview),
  },
  hideReview: {
    summary: 'Hide a review from everybody but its writer; it no longer counts in averages',
    body: hideReviewBody,
  },
  publishReview: { summary: 'Publish a hidden review' },
  replyToReview: {
    summary: 'Answer a review in the agency’s name, in place of an earlier reply',
    body: reviewReplyBody,
  },
  removeReviewReply: { summary: 'Take the agency’s reply away' },
  showReviewPicture: { summary: 'Show a traveller’s picture under the review; it waits until then' },
  hideReviewPicture: { summary: 'Hide a traveller’s picture' },
  getReviewPicture: { summary: 'A traveller’s picture, shown or not', file: 'image/webp' },
  deleteReview: { summary: 'Delete a review' },
});
