import { browserStorage } from '../../../lib/browser/browser-storage.ts';
import { dismissAlert } from '../../alerts/alerts.ts';
import { lastEnquiryStore } from '../../enquiry/last-enquiry.ts';
import { draftSession } from './draft-session.ts';
import { draftSessionStorage } from './draft-session-storage.ts';

/** The last user who signed in and has not signed out. */
const DRAFT_OWNER_KEY = 'typist';

export function forgetDrafts(): void {
  browserStorage.remove(DRAFT_OWNER_KEY);
  draftSession.end();
}

/** Removes what another user left when their session expired. */
export function beginDraftSession(userId: string): void {
  const former = browserStorage.read(DRAFT_OWNER_KEY);
  if (former !== null && former !== userId) forgetDrafts();
  browserStorage.write(DRAFT_OWNER_KEY, userId);
}

draftSession.subscribe(() => {
  draftSessionStorage.clearEnded();
  lastEnquiryStore.forget();
  dismissAlert();
});
