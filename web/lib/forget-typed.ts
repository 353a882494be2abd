import { draftStore } from './draft-store.ts';
import { lastEnquiryStore } from './last-enquiry.ts';

/** Whoever uses this browser next must not find what this one typed or sent. */
export function forgetTyped(): void {
  draftStore.clearAll();
  lastEnquiryStore.forget();
}
