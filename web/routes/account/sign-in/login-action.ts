import { ApiError } from '../../../api/api-error.ts';
import { hasFaults, missingFields } from '../../../features/account-form/account-check.ts';
import { quotedFailure } from '../../../features/failures/failure-alert.ts';
import { fieldFaults, serverMessage } from '../../../features/failures/failure-text.ts';
import { formAction } from '../../../features/forms/form-action.ts';
import { pageAfterSignIn } from '../../../features/session/safe-next-path.ts';
import { NETWORK_FAILURE } from '../../../features/session/sign-in/sign-in.ts';
import { FIRST_STEP, LOGIN_FORM, stepAfter } from '../../../features/session/sign-in/sign-in-step.ts';
import { signedInCookie } from '../../../features/session/signed-in-cookie.ts';

export const loginAction = formAction(LOGIN_FORM, {
  async work({ api, values, url }) {
    const { email = '', password = '', code } = values;
    const missing = missingFields(
      values,
      Object.keys({ email, password, ...(code !== undefined && { code }) }),
    );
    const asked = code === undefined ? {} : { asks: 'code' };
    if (hasFaults(missing)) return { faults: missing, values: { email, ...asked } };
    try {
      const answer = await api.login({ body: { email, password, ...(code && { code }) } });
      const user = { ...answer.data, role: answer.role };
      const to = pageAfterSignIn(url.searchParams.get('next'), user);
      return { to, cookie: signedInCookie(user, url) };
    } catch (error) {
      const { asks, said } = stepAfter(FIRST_STEP, error);
      if (!(error instanceof ApiError) || asks !== 'code') throw error;
      const text = serverMessage(error) ?? '';
      const step = { email, asks };
      return said === 'at-field'
        ? { faults: fieldFaults(error), values: step }
        : { said: { text, tone: 'info' }, values: step };
    }
  },
  failed: (error) => ({ ...quotedFailure(error, NETWORK_FAILURE), tone: 'error' }),
});
