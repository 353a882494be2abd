import type { Calls } from './call.ts';

/** What forms ask of a number as it is typed. Not by its address: a number is nothing for logs. */
export const PHONE_CALLS = {
  readPhone: { call: 'POST /phones/read', by: 'everyone', limit: 'formHelp' },
} as const satisfies Calls;
