import { todayInIndia } from '../../../contracts/india-time.ts';
import type { FormApi } from '../../api/page-api.ts';
import { sendingAlert } from '../../features/failures/failure-alert.ts';
import { formAction } from '../../features/forms/form-action.ts';
import {
  ACCEPT_FORM,
  ACCEPTED_THANKS,
  ASKED_THANKS,
  acceptanceFaults,
  acceptanceOf,
  DECLINE_FORM,
  DECLINED_THANKS,
  PAID_FORM,
  QUESTION_FORM,
  questionFaults,
} from './acceptance-values.ts';

import { PAID_THANKS, paidFaults, paidOf } from './money/paid-values.ts';

type Sent = { api: FormApi; params: Record<string, string | undefined> };

/** Who sends a form has the page open, also without script. */
async function paramsOf({ api, params }: Sent): Promise<{ token: string }> {
  const named = { token: params.token ?? '' };
  await api.noteQuoteOpened({ params: named }).catch(() => undefined);
  return named;
}

export const quoteActions = {
  [ACCEPT_FORM]: formAction(ACCEPT_FORM, {
    async work(sent) {
      const params = await paramsOf(sent);
      const faults = acceptanceFaults(sent.values);
      if (Object.keys(faults).length > 0) return { faults };
      const { message } = await sent.api.acceptQuote({
        params,
        body: acceptanceOf(sent.values),
        ...sent.call,
      });
      return { said: { text: message ?? ACCEPTED_THANKS, tone: 'success' } };
    },
    failed: (error) => ({ ...sendingAlert(error, 'acceptance'), tone: 'error' }),
  }),
  [DECLINE_FORM]: formAction(DECLINE_FORM, {
    async work(sent) {
      const params = await paramsOf(sent);
      const body = { reason: sent.values.reason?.trim() ?? '' };
      const { message } = await sent.api.declineQuote({ params, body, ...sent.call });
      return { said: { text: message ?? DECLINED_THANKS, tone: 'success' } };
    },
    failed: (error) => ({ ...sendingAlert(error, 'answer'), tone: 'error' }),
  }),
  [QUESTION_FORM]: formAction(QUESTION_FORM, {
    async work(sent) {
      const params = await paramsOf(sent);
      const faults = questionFaults(sent.values);
      if (Object.keys(faults).length > 0) return { faults };
      const body = { question: sent.values.question?.trim() ?? '' };
      const { message } = await sent.api.askAboutQuote({ params, body, ...sent.call });
      return { said: { text: message ?? ASKED_THANKS, tone: 'success' }, values: {} };
    },
    failed: (error) => ({ ...sendingAlert(error, 'question'), tone: 'error' }),
  }),
  [PAID_FORM]: formAction(PAID_FORM, {
    async work(sent) {
      const params = await paramsOf(sent);
      const faults = paidFaults(sent.values, todayInIndia());
      if (Object.keys(faults).length > 0) return { faults };
      const { message } = await sent.api.sayPaid({ params, body: paidOf(sent.values), ...sent.call });
      return { said: { text: message ?? PAID_THANKS, tone: 'success' }, values: {} };
    },
    failed: (error) => ({ ...sendingAlert(error, 'message'), tone: 'error' }),
  }),
};
