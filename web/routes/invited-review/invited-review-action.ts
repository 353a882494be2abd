import { sendingAlert } from '../../features/failures/failure-alert.ts';
import { formAction } from '../../features/forms/form-action.ts';
import { REVIEW_THANKS } from '../../features/reviews/review-thanks.ts';
import { INVITED_REVIEW_FORM, invitedReviewFaults, invitedReviewOf } from './invited-review-values.ts';

export const invitedReviewAction = formAction(INVITED_REVIEW_FORM, {
  async work({ api, values, params, call }) {
    const body = invitedReviewOf(values);
    const faults = invitedReviewFaults(body);
    if (Object.keys(faults).length > 0) return { faults };
    const { message } = await api.sendInvitedReview({ params: { token: params.token ?? '' }, body, ...call });
    return { said: { text: message ?? REVIEW_THANKS, tone: 'success' } };
  },
  failed: (error) => ({ ...sendingAlert(error, 'review'), tone: 'error' }),
});
