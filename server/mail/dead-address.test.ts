import { expect, test } from 'vitest';
import { isDeadAddress } from './dead-address.ts';

test.each([
  ['5.1.1', 'bad destination mailbox address'],
  ['5.1.2', 'bad destination system address'],
  ['5.1.3', 'bad destination mailbox address syntax'],
  ['5.1.6', 'mailbox has moved, no forwarding address'],
  ['5.1.10', 'recipient address has null MX'],
  ['5.2.1', 'mailbox disabled'],
])('%s says of the mailbox itself that mail does not arrive there: %s', (status) => {
  expect(isDeadAddress({ status, words: '' })).toBe(true);
});

test.each([
  ...['5.1.0', '5.1.4', '5.1.5', '5.1.7', '5.1.8', '5.1.9', '5.2.0', '5.2.2', '5.2.3', '5.2.4', '5.3.4'],
  ...['5.4.1', '5.4.4', '5.4.14', '5.5.0', '5.6.0', '5.7.1', '5.7.13', '5.7.26', '5.7.509', '5.0.0'],
  ...['4.1.1', '4.2.1', '4.2.2', '4.4.7', '2.1.5', ''],
])(
  '%s says of the sender, of this mail, of a full mailbox or of the way there, or nothing: no mark',
  (status) => {
    expect(isDeadAddress({ status, words: 'Access denied' })).toBe(false);
  },
);

test.each([
  '550 No such user here',
  '550 <asha@example.com>: User unknown',
  '550 Unknown user',
  '550 5.1.0 <asha@example.com>: Recipient address rejected: User unknown in relay recipient table',
  '553 sorry, no mailbox here by that name',
  '554 delivery error: dd This user doesn’t have a yahoo.com account (asha@yahoo.example) [0]',
  "554 delivery error: dd This user doesn't have a yahoo.com account (asha@yahoo.example) [-9]",
  '550 5.5.0 mailbox does not exist',
  '550 The email account that you tried to reach does not exist',
  'The e-mail account does not exist at the organization this message was sent to.',
  '550 spam.hunter@example.com: no such user',
  '550-Invalid recipient\n550 asha@example.com',
])('an answer without a code of its own says so by its words: %s', (words) => {
  expect(isDeadAddress({ status: '', words })).toBe(true);
});

test.each([
  '550 Requested action not taken: mailbox unavailable',
  '550 We do not want this',
  '550 5.0.0 Access denied',
  '550 Sender address rejected: domain does not exist',
  '550 Sender verify failed: no such user <hello@agency.example>',
  '554 Message refused as spam: unknown user agent',
  '550 Blocked: no such user would write this, see policy',
  '552 Mailbox full, no such user can have more',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents delivery',
  '550 user.unknown@example.com rejected',
  '450 No such user here, try again later',
  '',
  'x'.repeat(100_000),
])('words about the sender, a policy, spam, a full mailbox, or that say nothing: no mark: %s', (words) => {
  expect(isDeadAddress({ status: '', words })).toBe(false);
});

test('what the server itself answered counts before what was made of it on the way', () => {
  expect(isDeadAddress({ status: '5.0.0', words: '550 5.1.1 Recipient rejected' })).toBe(true);
  expect(isDeadAddress({ status: '5.1.1', words: '550 5.7.1 Not authorised' })).toBe(false);
  expect(isDeadAddress({ status: '5.1.1', words: '452 4.2.2 Mailbox full' })).toBe(false);
  expect(isDeadAddress({ status: '4.4.7', words: '550 5.1.1 No such user' })).toBe(true);
  expect(isDeadAddress({ status: '', words: '554 5.1.1 Blocked, sender spam policy' })).toBe(false);
  expect(isDeadAddress({ status: '', words: '550 5.1.1 User unknown, see our policy' })).toBe(true);
});
