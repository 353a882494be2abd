import { answerOf, doneAnswer } from '../answers.contract.ts';
import {
  invitationPicture,
  invitationToken,
  invitedReviewBody,
  reviewInvitation,
  reviewPicture,
} from '../reviews/reviews.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const invitationCalls = describeCalls('reviews', {
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
    answer: doneAnswer,
  },
  uploadReviewPicture: {
    summary: 'Upload one picture of the trip as the form field `file`: JPEG, PNG, WebP or AVIF',
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
  removeReviewPicture: {
    summary: 'Take such a picture back',
    params: invitationPicture,
    answer: doneAnswer,
  },
});
