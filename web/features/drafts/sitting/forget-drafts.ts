import { browserStorage } from '../../../lib/browser/browser-storage.ts';
import { dismissAlert } from '../../alerts/alerts.ts';
import { lastEnquiryStore } from '../../enquiry/last-enquiry.ts';
import { sitting } from './sitting.ts';
import { sittingStorage } from './sitting-storage.ts';

/** Who signed in last, and has not signed out: what is typed here may be theirs. */
const DRAFT_OWNER_KEY = 'typist';

/** Whoever uses this browser next must not find what this one typed or sent. */
export function forgetDrafts(): void {
  browserStorage.remove(DRAFT_OWNER_KEY);
  // Every tab hears of it, this one too, and forgets.
  sitting.end();
}

/** This user sits here from now on. What another one left, whose session ran out, goes. */
export function beginSitting(userId: string): void {
  const former = browserStorage.read(DRAFT_OWNER_KEY);
  if (former !== null && former !== userId) forgetDrafts();
  browserStorage.write(DRAFT_OWNER_KEY, userId);
}

sitting.subscribe(() => {
  // By each tab: what was typed in one a moment ago, the others may not see in the storage yet.
  sittingStorage.clearEnded();
  // Kept by each tab for itself.
  lastEnquiryStore.forget();
  dismissAlert();
});
