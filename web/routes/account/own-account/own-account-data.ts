import type {
  OwnAccount,
  OwnReview,
  OwnSession,
} from '../../../../contracts/accounts/own-account.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';

export type OwnAccountData = {
  account: OwnAccount;
  enquiries: Enquiry[];
  reviews: OwnReview[];
  sessions: OwnSession[];
};

export async function loadOwnAccount(): Promise<OwnAccountData> {
  const [account, enquiries, reviews, sessions] = await forgetSessionOn401(() =>
    Promise.all([
      accountApi.getOwnAccount(),
      accountApi.listOwnEnquiries(),
      accountApi.listOwnReviews(),
      accountApi.listOwnSessions(),
    ]),
  );
  return {
    account: account.data,
    enquiries: enquiries.data,
    reviews: reviews.data,
    sessions: sessions.data,
  };
}
