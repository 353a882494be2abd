import type { Calls } from './call.ts';

/** The words of the mails that the site sends by itself. */
export const MAIL_WORDS_CALLS = {
  listMessages: { call: 'GET /manage/mail-words', by: 'staff' },
  getMessage: { call: 'GET /manage/mail-words/:kind', by: 'staff' },
  previewWords: { call: 'POST /manage/mail-words/:kind/preview', by: 'staff' },
  saveWords: { call: 'PUT /manage/mail-words/:kind', by: 'staff' },
  restoreWords: { call: 'POST /manage/mail-words/:kind/original', by: 'staff' },
} as const satisfies Calls;
