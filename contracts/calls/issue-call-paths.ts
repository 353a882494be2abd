import type { Calls } from './call.ts';

/** What staff do with the newsletter's issues. */
export const ISSUE_CALLS = {
  listIssues: { call: 'GET /manage/newsletter/issues', by: 'staff' },
  getIssue: { call: 'GET /manage/newsletter/issues/:id', by: 'staff' },
  createIssue: { call: 'POST /manage/newsletter/issues', by: 'staff' },
  updateIssue: { call: 'PUT /manage/newsletter/issues/:id', by: 'staff' },
  deleteIssue: { call: 'DELETE /manage/newsletter/issues/:id', by: 'staff' },
  previewIssue: { call: 'POST /manage/newsletter/preview', by: 'staff' },
  testIssue: { call: 'POST /manage/newsletter/test', by: 'staff' },
  countRecipients: { call: 'GET /manage/newsletter/recipients', by: 'staff' },
  sendIssue: { call: 'POST /manage/newsletter/issues/:id/send', by: 'staff' },
  callIssueOff: { call: 'POST /manage/newsletter/issues/:id/call-off', by: 'staff' },
  pauseIssue: { call: 'POST /manage/newsletter/issues/:id/pause', by: 'staff' },
  resumeIssue: { call: 'POST /manage/newsletter/issues/:id/resume', by: 'staff' },
  stopIssue: { call: 'POST /manage/newsletter/issues/:id/stop', by: 'staff' },
} as const satisfies Calls;
