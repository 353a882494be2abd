import { createContext } from 'react-router';
import { CONTACT_CALLS } from '../../contracts/calls/contact-call-paths.ts';
import type { contactCalls } from '../../contracts/calls/contact-calls.contract.ts';
import { ENQUIRY_CALLS } from '../../contracts/calls/enquiry-call-paths.ts';
import type { enquiryCalls } from '../../contracts/calls/enquiry-calls.contract.ts';
import { INVITATION_CALLS } from '../../contracts/calls/invitation-call-paths.ts';
import type { invitationCalls } from '../../contracts/calls/invitation-calls.contract.ts';
import { NEWSLETTER_CALLS } from '../../contracts/calls/newsletter-call-paths.ts';
import type { newsletterCalls } from '../../contracts/calls/newsletter-calls.contract.ts';
import { OWN_ACCOUNT_CALLS } from '../../contracts/calls/own-account-call-paths.ts';
import type { ownAccountCalls } from '../../contracts/calls/own-account-calls.contract.ts';
import { PHONE_CALLS } from '../../contracts/calls/phone-call-paths.ts';
import type { phoneCalls } from '../../contracts/calls/phone-calls.contract.ts';
import { REVIEW_CALLS } from '../../contracts/calls/review-call-paths.ts';
import type { reviewCalls } from '../../contracts/calls/review-calls.contract.ts';
import { SAVED_TOUR_CALLS } from '../../contracts/calls/saved-tour-call-paths.ts';
import type { savedTourCalls } from '../../contracts/calls/saved-tour-calls.contract.ts';
import { SIGN_IN_CALLS } from '../../contracts/calls/sign-in-call-paths.ts';
import type { signInCalls } from '../../contracts/calls/sign-in-calls.contract.ts';
import { createClient } from './create-client.ts';
import type { Transport } from './transport.ts';

type FormCalls = typeof contactCalls &
  typeof enquiryCalls &
  typeof invitationCalls &
  typeof newsletterCalls &
  typeof ownAccountCalls &
  typeof phoneCalls &
  typeof reviewCalls &
  typeof savedTourCalls &
  typeof signInCalls;

/** What the actions of pages ask for, in the name of whoever sent a form without script. */
export function createFormApi(transport: Transport) {
  return createClient<FormCalls>(
    {
      ...CONTACT_CALLS,
      ...ENQUIRY_CALLS,
      ...INVITATION_CALLS,
      ...NEWSLETTER_CALLS,
      ...OWN_ACCOUNT_CALLS,
      ...PHONE_CALLS,
      ...REVIEW_CALLS,
      ...SAVED_TOUR_CALLS,
      ...SIGN_IN_CALLS,
    },
    transport,
  );
}

export type FormApi = ReturnType<typeof createFormApi>;

/** Set by the server for a form that was posted, as `apiContext` is for each page. */
export const formApiContext = createContext<FormApi>();
