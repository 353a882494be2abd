import type { Calls } from './call.ts';

/** What the site says about the agency. */
export const SETTINGS_CALLS = {
  getSettings: { call: 'GET /settings', by: 'everyone', isPublic: true },
  getPolicySettings: { call: 'GET /settings/policies', by: 'everyone', isPublic: true },
  getQuestions: { call: 'GET /settings/questions', by: 'everyone', isPublic: true },
} as const satisfies Calls;
