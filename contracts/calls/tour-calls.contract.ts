import { z } from 'zod';
import { answerOf, listAnswerOf } from '../answers.contract.ts';
import {
  libraryPicture,
  libraryQuery,
  managedPicture,
  pictureBody,
  replacement,
  replacementBody,
  undoneReplacement,
  undoReplacementBody,
} from '../media.contract.ts';
import { review, tourReviewsQuery } from '../reviews/reviews.contract.ts';
import {
  featuredOrderBody,
  featuredTour,
  managedTour,
  managedTourList,
  managedTourQuery,
  tourStatusBody,
} from '../tours/manage-tours.contract.ts';
import { unpublishedTourBody } from '../tours/tour-body.contract.ts';
import {
  browseAnswer,
  browseQuery,
  mergeSavedToursBody,
  savedTourIds,
  tourDetail,
  tourListQuery,
  tourSearchAnswer,
  tourSearchQuery,
  tourSummary,
} from '../tours/tours.contract.ts';
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
    answer: answerOf(tourDetail),
  },
  listRelatedTours: {
    summary: 'Tours to go on with from this one: of the same place first, then the nearest in price',
    isPublic: true,
    answer: answerOf(z.array(tourSummary)),
  },
  listTourReviews: {
    summary: 'A tour’s reviews, newest first; or those of few stars first, or those with pictures',
    isPublic: true,
    query: tourReviewsQuery,
    answer: listAnswerOf(review),
  },
  listManagedTours: {
    summary: 'Tours of every status, to search, filter and sort',
    query: managedTourQuery,
    answer: managedTourList,
  },
  exportTours: {
    summary: 'All tours of every status as CSV, as an import reads them',
    file: 'text/csv',
  },
  getManagedTour: {
    summary: 'One tour of whatever status, with the version that a save sends back',
    answer: answerOf(managedTour),
  },
  listFeaturedTours: {
    summary: 'The featured tours that are published, in their order',
    answer: answerOf(z.array(featuredTour)),
  },
  orderFeaturedTours: {
    summary: 'Put the featured tours in order, if they still stand as they were seen',
    body: featuredOrderBody,
  },
  createTour: {
    summary: 'Create a tour: published with all that it needs, as a draft with a title alone',
    body: unpublishedTourBody,
    isRepeatable: true,
    answer: answerOf(managedTour),
  },
  updateTour: {
    summary: 'Replace a tour; with a version, only if nobody saved it since',
    body: unpublishedTourBody,
    answer: answerOf(managedTour),
  },
  setTourStatus: {
    summary: 'Publish a tour, archive it or make it a draft',
    body: tourStatusBody,
    answer: answerOf(managedTour),
  },
  duplicateTour: {
    summary: 'Copy a tour into a draft',
    isRepeatable: true,
    answer: answerOf(managedTour),
  },
  deleteTour: { summary: 'Delete a tour with its reviews' },
});

export const pictureCalls = describeCalls('pictures', {
  uploadPicture: {
    summary: 'Upload one picture as the form field `file`: JPEG, PNG, WebP, AVIF or HEIC',
    body: 'multipart/form-data',
    answer: answerOf(managedPicture),
  },
  getWholePicture: { summary: 'An uploaded picture uncut, to choose its focus on', file: 'image/webp' },
  changePicture: {
    summary: 'Say what a picture shows, and what of it stays in sight where it is cut',
    body: pictureBody,
    answer: answerOf(managedPicture),
  },
  deletePicture: { summary: 'Delete an uploaded picture that nothing shows; it can be restored for 30 days' },
  restorePicture: { summary: 'Bring a deleted picture back', answer: answerOf(libraryPicture) },
  listLibrary: {
    summary: 'All pictures, newest first, each with what shows it',
    query: libraryQuery,
    answer: listAnswerOf(libraryPicture),
  },
  addToLibrary: {
    summary: 'Upload one picture as the form field `file`, which stays until somebody deletes it',
    body: 'multipart/form-data',
    answer: answerOf(libraryPicture),
  },
  addVideo: {
    summary:
      'Upload a video as the form field `file` (MP4, WebM or MOV) with its first sight as `poster`. It is kept without sound',
    body: 'multipart/form-data',
    answer: answerOf(libraryPicture),
  },
  getLibraryPicture: { summary: 'One picture with what shows it', answer: answerOf(libraryPicture) },
  replacePicture: {
    summary: 'Show another picture wherever this one is shown',
    body: replacementBody,
    isRepeatable: true,
    answer: answerOf(replacement),
  },
  undoReplacement: {
    summary: 'Show this picture again where another one replaced it',
    body: undoReplacementBody,
    answer: answerOf(undoneReplacement),
  },
});

export const savedTourCalls = describeCalls('saved tours', {
  listSavedTours: {
    summary: 'The tours that the signed-in traveller saved, the last one first',
    answer: answerOf(z.array(tourSummary)),
  },
  mergeSavedTours: {
    summary: 'Add what a browser kept while nobody was signed in; answers the ids of all saved tours',
    body: mergeSavedToursBody,
    answer: answerOf(savedTourIds),
  },
  saveTour: { summary: 'Save a tour; twice is the same as once' },
  unsaveTour: { summary: 'Take a tour from the saved ones; one that is not saved is fine' },
});
