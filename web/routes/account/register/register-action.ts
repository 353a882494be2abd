import { ApiError } from '../../../api/api-error.ts';
import { hasFaults } from '../../../features/account-form/account-check.ts';
import { formAction } from '../../../features/forms/form-action.ts';
import { REGISTER_FORM, registerFailure, registerFaults } from './register-form.ts';

export const registerAction = formAction(REGISTER_FORM, {
  async work({ api, values, call }) {
    const { username = '', email = '', password = '' } = values;
    const faults = registerFaults(values);
    if (hasFaults(faults)) return { faults };
    const signIn = { email, asks: 'sign-in' };
    try {
      const { message } = await api.register({
        body: { username, email, password },
        formTraces: call.formTraces,
      });
      return { said: { text: message ?? '', tone: 'success' }, values: signIn };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return { said: { ...registerFailure(error), tone: 'error' }, values: signIn };
    }
  },
  failed: (error) => ({ ...registerFailure(error), tone: 'error' }),
});
