import { MANAGE_REVIEW_CALLS } from '../../../../contracts/calls/manage-review-call-paths.ts';
import type { manageReviewCalls } from '../../../../contracts/calls/manage-review-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

/** These calls read the key `token`, not the one that login writes: the session’s cookie opens them. */
export const reviewsApi = signedInClient<typeof manageReviewCalls>(MANAGE_REVIEW_CALLS, 'token');
