import type { Calls } from './call.ts';

/** What staff see of the mails that the site sends, and do about them. */
export const MAIL_CALLS = {
  listMails: { call: 'GET /manage/mail', by: 'staff' },
  getMail: { call: 'GET /manage/mail/:id', by: 'staff' },
  getMailHealth: { call: 'GET /manage/mail/health', by: 'staff' },
  listMailKinds: { call: 'GET /manage/mail/kinds', by: 'staff' },
  sendMailAgain: { call: 'POST /manage/mail/:id/again', by: 'staff' },
  cancelMail: { call: 'PUT /manage/mail/:id/cancelled', by: 'staff' },
  sendFailedMailsAgain: { call: 'POST /manage/mail-runs', by: 'staff' },
  getRunOutcome: { call: 'GET /manage/mail-runs/:run', by: 'staff' },
  markReachable: { call: 'POST /manage/mail/reachable', by: 'staff' },
  getMailSettings: { call: 'GET /manage/mail/settings', by: 'staff' },
  sendTestMail: { call: 'POST /manage/mail/test', by: 'staff' },
  checkSenderPapers: { call: 'GET /manage/mail/papers', by: 'staff' },
} as const satisfies Calls;
