export const FORGOT_FORM = 'forgot-password';

export const LINK_SENT = 'Password reset link has been sent to your email.';
export const LINK_NOT_SENT = 'Something went wrong. Please try again.';
