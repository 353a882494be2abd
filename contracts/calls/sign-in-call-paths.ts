import type { Calls } from './call.ts';

/** Creating an account, signing in and out, and forgotten passwords. */
export const SIGN_IN_CALLS = {
  register: { call: 'POST /auth/register', by: 'everyone', limit: 'register' },
  login: { call: 'POST /auth/login', by: 'everyone', limit: 'login' },
  logout: { call: 'POST /auth/logout', by: 'everyone' },
  forgotPassword: { call: 'POST /auth/forgot-password', by: 'everyone', limit: 'reset' },
  resetPassword: { call: 'POST /auth/reset-password/:token', by: 'everyone', limit: 'reset' },
  resendResetLink: { call: 'POST /auth/resend-reset-link', by: 'everyone', limit: 'reset' },
} as const satisfies Calls;
