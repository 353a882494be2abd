import { accountApi } from '../../../features/session/account-api.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';

export type OwnAccountData = Awaited<ReturnType<typeof loadOwnAccount>>;

export async function loadOwnAccount() {
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
