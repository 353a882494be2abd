import type { Calls } from './call.ts';

/** Two-step sign-in, as one sets it up for one's own account. Open to staff who are kept from all else until they have. */
export const SECOND_FACTOR_CALLS = {
  getSecondFactor: { call: 'GET /account/second-factor', by: 'traveller' },
  beginSecondFactor: { call: 'POST /account/second-factor', by: 'traveller', limit: 'login' },
  confirmSecondFactor: {
    call: 'POST /account/second-factor/confirmation',
    by: 'traveller',
    limit: 'login',
  },
  renewRecoveryCodes: {
    call: 'POST /account/second-factor/recovery-codes',
    by: 'traveller',
    limit: 'login',
  },
  switchSecondFactorOff: { call: 'DELETE /account/second-factor', by: 'traveller', limit: 'login' },
} as const satisfies Calls;
