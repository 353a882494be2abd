import type { Calls } from './call.ts';

/** The settings that staff edit. */
export const MANAGE_SETTINGS_CALLS = {
  getEditableSettings: { call: 'GET /settings/editable', by: 'staff' },
  saveSettings: { call: 'PUT /settings', by: 'staff' },
} as const satisfies Calls;
