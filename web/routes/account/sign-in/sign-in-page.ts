export const LOGIN = 'routes/account/sign-in/login';

export const SIGN_IN_HEADING = {
  title: 'Sign in',
  lead: 'Send enquiries and review the tours that you have been on.',
  place: 'Sikkim',
} as const;
