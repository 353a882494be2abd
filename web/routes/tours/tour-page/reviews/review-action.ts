import { PLEASE_SIGN_IN } from '../../../../../contracts/fields/field-limits.ts';
import { sendingAlert } from '../../../../features/failures/failure-alert.ts';
import { formAction } from '../../../../features/forms/form-action.ts';
import { REVIEW_THANKS } from '../../../../features/reviews/review-thanks.ts';
import { isSessionOver } from '../../../../features/session/forget-session-on-401.ts';
import { REVIEW_FORM, reviewFaults, reviewOf } from './review-values.ts';

export const reviewAction = formAction(REVIEW_FORM, {
  async work({ api, values, params, call }) {
    const review = reviewOf(values);
    const faults = reviewFaults(review.reviewText);
    if (faults.reviewText) return { faults };
    const asked = { params: { id: params.id ?? '' }, body: review, formTraces: call.formTraces };
    const { message } = await api.writeReview(asked);
    return { said: { text: message ?? REVIEW_THANKS, tone: 'success' }, values: {} };
  },
  failed: (error) =>
    isSessionOver(error)
      ? { text: PLEASE_SIGN_IN, tone: 'error', offerSignIn: true }
      : { ...sendingAlert(error, 'review'), tone: 'error' },
});
