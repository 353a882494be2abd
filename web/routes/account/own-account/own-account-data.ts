import type { OwnAccount, OwnReview } from '../../../../contracts/accounts/own-account.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { enquiryApi } from '../../../features/enquiry/enquiry-api.ts';
import { faultReference } from '../../../features/failures/failure-alert.ts';
import { clientReason } from '../../../features/failures/failure-reason.ts';
import { loadFailure } from '../../../features/failures/load-failure.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { accountApi } from './account-api.ts';

export type OwnAccountData = { account: OwnAccount; enquiries: Enquiry[]; reviews: OwnReview[] };

export type OwnAccountAnswer =
  | ({ access: 'granted' } & OwnAccountData)
  | { access: 'signed-out' }
  | { access: 'failed'; text: string; detail?: string };

/** What the account page shows, asked for by this browser: only it knows who is signed in. */
export async function loadOwnAccount(): Promise<OwnAccountAnswer> {
  if (!sessionStore.getSnapshot().user) return { access: 'signed-out' };
  try {
    const [account, enquiries, reviews] = await forgetSessionOn401(() =>
      Promise.all([accountApi.getOwnAccount(), enquiryApi.listOwnEnquiries(), accountApi.listOwnReviews()]),
    );
    return { access: 'granted', account: account.data, enquiries: enquiries.data, reviews: reviews.data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { access: 'signed-out' };
    return {
      access: 'failed',
      text: loadFailure(error).text,
      detail: clientReason(error) ?? faultReference(error),
    };
  }
}
