import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import {
  featuredOrderBody,
  featuredTour,
  managedTour,
  managedTourList,
  managedTourQuery,
  tourStatusBody,
} from '../tours/manage-tours.contract.ts';
import { unpublishedTourBody } from '../tours/tour-body.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const manageTourCalls = describeCalls('tours', {
  listManagedTours: {
    summary: 'Tours of every status, to search, filter and sort',
    query: managedTourQuery,
    answer: managedTourList,
  },
  getManagedTour: {
    summary: 'One tour of whatever status, with the version that a save sends back',
    params: idParams,
    answer: answerOf(managedTour),
  },
  listFeaturedTours: {
    summary: 'The featured tours that are published, in their order',
    answer: answerOf(z.array(featuredTour)),
  },
  orderFeaturedTours: {
    summary: 'Put the featured tours in order, if they still stand as they were seen',
    body: featuredOrderBody,
    answer: doneAnswer,
  },
  createTour: {
    summary: 'Create a tour: published with all that it needs, as a draft with a title alone',
    body: unpublishedTourBody,
    isRepeatable: true,
    answer: answerOf(managedTour),
  },
  updateTour: {
    summary: 'Replace a tour; with a version, only if nobody saved it since',
    params: idParams,
    body: unpublishedTourBody,
    answer: answerOf(managedTour),
  },
  setTourStatus: {
    summary: 'Publish a tour, archive it or make it a draft',
    params: idParams,
    body: tourStatusBody,
    answer: answerOf(managedTour),
  },
  duplicateTour: {
    summary: 'Copy a tour into a draft',
    params: idParams,
    isRepeatable: true,
    answer: answerOf(managedTour),
  },
  deleteTour: {
    summary: 'Delete a tour with its reviews',
    params: idParams,
    answer: doneAnswer,
  },
});
