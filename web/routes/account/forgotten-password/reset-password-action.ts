import { hasFaults, newAccountFaults } from '../../../features/account-form/account-check.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { formAction } from '../../../features/forms/form-action.ts';
import { isLinkRefused, NOT_RESET, RESET, RESET_FORM } from './reset-password-texts.ts';

export const resetPasswordAction = formAction(RESET_FORM, {
  async work({ api, values, params }) {
    const { password = '' } = values;
    const faults = newAccountFaults(values, ['password']);
    if (hasFaults(faults)) return { faults };
    const { message } = await api.resetPassword({
      params: { token: params.token ?? '' },
      body: { password },
    });
    return { said: { text: message ?? RESET, tone: 'success' }, values: { isDone: 'yes' } };
  },
  failed: (error) => ({
    ...quotedFailure(error, NOT_RESET),
    detail: isLinkRefused(error) ? 'Ask for a new link below.' : undefined,
    tone: 'error',
  }),
});
