/** The sign-in page as the router knows it: see `fetchPageScript`. */
export const LOGIN = 'routes/account/sign-in/login';
