import { todayInIndia } from '../../../contracts/india-time.ts';
import { sendingAlert } from '../../features/failures/failure-alert.ts';
import { formAction } from '../../features/forms/form-action.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
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

type Sent = Parameters<Parameters<typeof formAction>[1]['work']>[0];
type To = Sent['call'] & { params: { token: string } };

type Answering = {
  what: Parameters<typeof sendingAlert>[1];
  thanks: string;
  faultsOf?: (values: Sent['values']) => Faults;
  send: (sent: Sent, to: To) => Promise<{ message?: string | undefined }>;
  /** Another may follow. */
  isEmptied?: boolean;
};

const answerTo = (form: string, { what, thanks, faultsOf, send, isEmptied = false }: Answering) =>
  formAction(form, {
    async work(sent) {
      const params = { token: sent.params.token ?? '' };
      // Who sends a form has the page open, also without script.
      await sent.api.noteQuoteOpened({ params }).catch(() => undefined);
      const faults = faultsOf?.(sent.values) ?? {};
      if (Object.keys(faults).length > 0) return { faults };
      const { message } = await send(sent, { params, ...sent.call });
      return { said: { text: message ?? thanks, tone: 'success' }, ...(isEmptied && { values: {} }) };
    },
    failed: (error) => ({ ...sendingAlert(error, what), tone: 'error' }),
  });

export const quoteActions = {
  [ACCEPT_FORM]: answerTo(ACCEPT_FORM, {
    ...{ what: 'acceptance', thanks: ACCEPTED_THANKS, faultsOf: acceptanceFaults },
    send: ({ api, values }, to) => api.acceptQuote({ ...to, body: acceptanceOf(values) }),
  }),
  [DECLINE_FORM]: answerTo(DECLINE_FORM, {
    ...{ what: 'answer', thanks: DECLINED_THANKS },
    send: ({ api, values: { reason = '' } }, to) =>
      api.declineQuote({ ...to, body: { reason: reason.trim() } }),
  }),
  [QUESTION_FORM]: answerTo(QUESTION_FORM, {
    ...{ what: 'question', thanks: ASKED_THANKS, faultsOf: questionFaults, isEmptied: true },
    send: ({ api, values: { question = '' } }, to) =>
      api.askAboutQuote({ ...to, body: { question: question.trim() } }),
  }),
  [PAID_FORM]: answerTo(PAID_FORM, {
    ...{ what: 'message', thanks: PAID_THANKS, isEmptied: true },
    faultsOf: (values) => paidFaults(values, todayInIndia()),
    send: ({ api, values }, to) => api.sayPaid({ ...to, body: paidOf(values) }),
  }),
};
