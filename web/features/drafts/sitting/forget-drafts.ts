import { browserStorage } from '../../../lib/browser/browser-storage.ts';
import { dismissAlert } from '../../alerts/alerts.ts';
import { lastEnquiryStore } from '../../enquiry/last-enquiry.ts';
import { sitting } from './sitting.ts';
import { sittingStorage } from './sitting-storage.ts';

/** The last user who signed in and has not signed out. */
const DRAFT_OWNER_KEY = 'typist';

export function forgetDrafts(): void {
  browserStorage.remove(DRAFT_OWNER_KEY);
  sitting.end();
}

/** Removes what another user left when their session expired. */
export function beginSitting(userId: string): void {
  const former = browserStorage.read(DRAFT_OWNER_KEY);
  if (former !== null && former !== userId) forgetDrafts();
  browserStorage.write(DRAFT_OWNER_KEY, userId);
}

sitting.subscribe(() => {
  sittingStorage.clearEnded();
  lastEnquiryStore.forget();
  dismissAlert();
});
