import type { Calls } from './call.ts';

/** The contact form. */
export const CONTACT_CALLS = {
  sendContactMessage: { call: 'POST /contacts/send-mail', by: 'everyone', limit: 'publicForm' },
} as const satisfies Calls;
