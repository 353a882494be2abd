import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { clientReason } from '../../../features/failures/failure-reason.ts';
import { serverMessage } from '../../../features/failures/failure-text.ts';
import { formAction } from '../../../features/forms/form-action.ts';
import { FORGOT_FORM, LINK_NOT_SENT, LINK_SENT } from './forgot-password-texts.ts';

export const forgotPasswordAction = formAction(FORGOT_FORM, {
  async work({ api, values }) {
    const faults = missingFields(values, ['email']);
    if (hasFaults(faults)) return { faults };
    await api.forgotPassword({ body: { email: values.email ?? '' } });
    return { said: { text: LINK_SENT, tone: 'success' } };
  },
  failed: (error) => ({
    text: serverMessage(error) ?? LINK_NOT_SENT,
    detail: clientReason(error),
    tone: 'error',
  }),
});
