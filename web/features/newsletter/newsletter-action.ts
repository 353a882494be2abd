import { isEmailAddress } from '../../lib/phone-and-mail/is-email-address.ts';
import { formAction } from '../forms/form-action.ts';
import { addressFaults, NEWSLETTER, NO_ADDRESS, notSubscribed, SUBSCRIBED } from './newsletter-texts.ts';

export const newsletterAction = formAction(NEWSLETTER, {
  async work({ api, values, call }) {
    const email = values.email?.trim() ?? '';
    if (!isEmailAddress(email))
      return { faults: { email: NO_ADDRESS }, said: { text: NO_ADDRESS, tone: 'error' } };
    await api.subscribe({ body: { email }, formTraces: call.formTraces });
    return { said: SUBSCRIBED, values: {} };
  },
  failed: notSubscribed,
  faultsOf: addressFaults,
});
