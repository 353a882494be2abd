import type { reviewCalls } from '../../../../../contracts/calls/review-calls.contract.ts';
import { REVIEW_CALLS } from '../../../../../contracts/calls/review-calls.ts';
import { signedInClient } from '../../../../features/session/signed-in-client.ts';

export const reviewApi = signedInClient<typeof reviewCalls>(REVIEW_CALLS);
