import { formAction } from '../../../features/forms/form-action.ts';
import { CONTACT, checkContact, contactBody, contactFailure, SENT } from './contact-check.ts';

export const contactAction = formAction(CONTACT, {
  async work({ api, values, call }) {
    const faults = checkContact(values);
    const body = contactBody(values);
    if (!body || Object.keys(faults).length > 0) return { faults };
    await api.sendContactMessage({ body, ...call });
    return { said: { text: SENT, tone: 'success' } };
  },
  failed: (error) => ({ ...contactFailure(error), tone: 'error' }),
});
