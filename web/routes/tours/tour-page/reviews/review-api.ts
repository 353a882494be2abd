import { REVIEW_CALLS } from '../../../../../contracts/calls/review-call-paths.ts';
import type { reviewCalls } from '../../../../../contracts/calls/review-calls.contract.ts';
import { signedInClient } from '../../../../features/session/signed-in-client.ts';

export const reviewApi = signedInClient<typeof reviewCalls>(REVIEW_CALLS);
