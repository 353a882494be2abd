import { expect, test } from 'vitest';
import { actionText, deedText, inCapital } from './audit-labels.ts';

const deed = (action: string, subjectKind: string, after: Record<string, unknown> | null = null) => {
  const { before, behind } = deedText({ action, subjectKind, after });
  return `${before} TT-2TZQZ ${behind}`.trim();
};

test.each([
  ['booking.owner', 'Enquiry given another owner', 'changed the owner of the enquiry TT-2TZQZ'],
  ['booking.next_action', 'Enquiry given a next action', 'set the next action of the enquiry TT-2TZQZ'],
  ['booking.note', 'Enquiry given a note', 'wrote a note on the enquiry TT-2TZQZ'],
  ['booking.whatsapp', 'Enquiry answered by WhatsApp', 'answered the enquiry TT-2TZQZ by WhatsApp'],
  ['booking.call', 'Enquiry answered by a call', 'called about the enquiry TT-2TZQZ'],
  ['booking.quote_sent', 'Enquiry given a quotation', 'sent a quotation for the enquiry TT-2TZQZ'],
  ['booking.bin', 'Enquiry moved to the bin', 'moved the enquiry TT-2TZQZ to the bin'],
  ['booking.merge', 'Enquiry merged', 'merged the enquiry TT-2TZQZ'],
  ['booking.unmerge', 'Enquiry separated again', 'separated the enquiry TT-2TZQZ again'],
  ['booking.undo', 'Enquiry put back as it was', 'put the enquiry TT-2TZQZ back as it was'],
])('%s', (action, name, row) => {
  expect(inCapital(actionText(action))).toBe(name);
  expect(deed(action, 'booking')).toBe(row);
});

test.each([
  ['review.hide', 'review hidden', 'hid the review TT-2TZQZ'],
  ['user.role', 'user given another role', 'changed the role of the user TT-2TZQZ'],
  ['user.password', 'user given another password', 'changed the password of the user TT-2TZQZ'],
  ['user.sign-out', 'user signed out everywhere', 'ended every session of the user TT-2TZQZ'],
  [
    'user.second-factor-on',
    'user secured by two-step sign-in',
    'switched on two-step sign-in of the user TT-2TZQZ',
  ],
  [
    'user.second-factor-off',
    'user without two-step sign-in again',
    'switched off two-step sign-in of the user TT-2TZQZ',
  ],
  ['user.recovery-codes', 'user given new recovery codes', 'made new recovery codes of the user TT-2TZQZ'],
  [
    'user.recovery-code-used',
    'user opened by a recovery code',
    'signed in by a recovery code of the user TT-2TZQZ',
  ],
  ['tour.status', 'tour given another status', 'changed the status of the tour TT-2TZQZ'],
  ['mail.again', 'mail sent again', 'sent the mail TT-2TZQZ again'],
  ['mail.cancel', 'mail cancelled', 'cancelled the mail TT-2TZQZ'],
  ['mail.test', 'mail sent as a test', 'sent the mail TT-2TZQZ as a test'],
  ['mail-words.update', 'words of the mail changed', 'changed the words of the mail TT-2TZQZ'],
  ['mail-words.restore', 'words of the mail restored', 'restored the words of the mail TT-2TZQZ'],
  ['subscribers.ask', 'subscribers asked to confirm', 'asked the subscribers TT-2TZQZ to confirm'],
  ['bounce_mark.delete', 'bounce mark deleted', 'deleted the bounce mark TT-2TZQZ'],
  [
    'issue.send',
    'issue of the newsletter sent or scheduled',
    'sent or scheduled the issue of the newsletter TT-2TZQZ',
  ],
  ['issue.call-off', 'issue of the newsletter called off', 'called off the issue of the newsletter TT-2TZQZ'],
  ['issue.pause', 'issue of the newsletter paused', 'paused the issue of the newsletter TT-2TZQZ'],
  ['issue.resume', 'issue of the newsletter continued', 'continued the issue of the newsletter TT-2TZQZ'],
  [
    'issue.stop',
    'issue of the newsletter stopped for good',
    'stopped the issue of the newsletter TT-2TZQZ for good',
  ],
  ['message.spam', 'message moved to the spam folder', 'moved the message TT-2TZQZ to the spam folder'],
  [
    'message.rescue',
    'message taken out of the spam folder',
    'took the message TT-2TZQZ out of the spam folder',
  ],
  ['failed_mails.again', 'failed mails sent again', 'sent the failed mails TT-2TZQZ again'],
])('%s, of another noun', (action, name, row) => {
  expect(actionText(action)).toBe(name);
  expect(deed(action, action.split('.')[0] ?? '')).toBe(row);
});

test('a message that was done or opened again', () => {
  expect(deed('message.done', 'contact_message')).toBe('marked the message TT-2TZQZ as done');
  expect(deed('message.reopen', 'contact_message')).toBe('opened the message TT-2TZQZ again');
});

test('what was taken away is not said to have been given', () => {
  expect(deed('review.reply', 'review', { reply: 'Thanks' })).toBe('replied to the review TT-2TZQZ');
  expect(deed('review.reply', 'review', { reply: null })).toBe('removed the reply to the review TT-2TZQZ');
  expect(deed('booking.next_action', 'booking', { next_action_on: null })).toBe(
    'removed the next action of the enquiry TT-2TZQZ',
  );
});

test('an action that nobody gave words to is said by its own', () => {
  expect(actionText('price_list.hand-over')).toBe('price list hand over');
  expect(deed('price_list.hand-over', 'price_list')).toBe('hand over the price list TT-2TZQZ');
});
