import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import {
  contentInList,
  contentParams,
  contentVersion,
  discardedBody,
  draftBody,
  editableContent,
  publicationBody,
  restoredBody,
  shownContent,
} from '../page-content/page-content.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const params = contentParams;

export const contentCalls = describeCalls('site', {
  getContent: {
    summary: 'What staff wrote on a page, as it is shown',
    isPublic: true,
    params,
    answer: answerOf(shownContent),
  },
  listContents: {
    summary: 'The pages that staff can write on, with drafts and when they were published',
    answer: answerOf(z.array(contentInList)),
  },
  getEditableContent: {
    summary: 'What is written on a page, as its form has it: the draft, or what is published',
    params,
    answer: answerOf(editableContent),
  },
  getDraftContent: {
    summary: 'The draft of a page as it would be shown; unseen signs after each text tell where it is from',
    params,
    answer: answerOf(shownContent),
  },
  saveContentDraft: {
    summary: 'Keep a draft of a page; a version that is not the stored one is a conflict',
    params,
    body: draftBody,
    answer: answerOf(editableContent),
  },
  discardContentDraft: {
    summary: 'Throw the draft of a page away',
    params,
    body: discardedBody,
    answer: answerOf(editableContent),
  },
  publishContent: {
    summary: 'Show the draft on the page, at once or later',
    params,
    body: publicationBody,
    answer: answerOf(editableContent),
  },
  listContentVersions: {
    summary: 'What the page showed before, the newest first',
    params,
    answer: answerOf(z.array(contentVersion)),
  },
  restoreContentVersion: {
    summary: 'Make an earlier version the draft',
    params,
    body: restoredBody,
    answer: answerOf(editableContent),
  },
});
