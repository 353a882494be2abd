/** The sign-in page as the router knows it: see `fetchPageScript`. */
export const LOGIN = 'routes/account/sign-in/login';

/** What it says above its form, which the page that registers shows as well. */
export const SIGN_IN_HEADING = {
  title: 'Sign in',
  lead: 'Send enquiries and review the tours that you have been on.',
  place: 'Sikkim',
} as const;
