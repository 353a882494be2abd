import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { formAction } from '../../../features/forms/form-action.ts';
import { FORGOT_FORM, LINK_NOT_SENT, LINK_SENT } from './forgot-password-texts.ts';

export const forgotPasswordAction = formAction(FORGOT_FORM, {
  async work({ api, values }) {
    const faults = missingFields(values, ['email']);
    if (hasFaults(faults)) return { faults };
    await api.forgotPassword({ body: { email: values.email ?? '' } });
    return { said: { text: LINK_SENT, tone: 'success' } };
  },
  failed: (error) => ({ ...quotedFailure(error, LINK_NOT_SENT), tone: 'error' }),
});
