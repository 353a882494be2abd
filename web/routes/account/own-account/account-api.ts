import type { Answer, DoneAnswer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { Booking } from '../../../../contracts/bookings.contract.ts';
import type { OwnAccount, OwnData, OwnReview } from '../../../../contracts/own-account.contract.ts';
import { browserSend } from '../../../api/browser-send.ts';

const SIGNED_IN = { tokenKey: 'accessToken' } as const;
const { get, post, remove } = browserSend;

/** The calls that the account's page alone makes. */
export const accountApi = {
  ownAccount: () => get<Answer<OwnAccount>>('/account', SIGNED_IN),
  ownData: () => get<Answer<OwnData>>('/account/data', SIGNED_IN),
  listMyBookings: () => get<ListAnswer<Booking>>('/booking/mine', SIGNED_IN),
  listMyReviews: () => get<Answer<OwnReview[]>>('/review/mine', SIGNED_IN),
  changePassword: (currentPassword: string, newPassword: string) =>
    post<DoneAnswer>('/account/password', { currentPassword, newPassword }, SIGNED_IN),
  signOutEverywhere: () => remove('/account/sessions', SIGNED_IN),
  deleteAccount: (password: string) => remove('/account', { ...SIGNED_IN, body: { password } }),
};
