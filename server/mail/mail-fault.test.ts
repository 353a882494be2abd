import { expect, test } from 'vitest';
import { badInput } from '../http/faults/errors.ts';
import { readMailFault } from './mail-fault.ts';

const answered = (command: string, response: string, code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE') =>
  Object.assign(new Error('Failed'), { code, command, response, responseCode: Number(response.slice(0, 3)) });
const broken = (code: string, message: string) =>
  Object.assign(new Error(message), { code, command: 'CONN' });

test.each([
  ['RCPT TO', '450 4.2.1 Greylisted, try again'],
  ['RCPT TO', '452 4.2.2 Mailbox full'],
  ['DATA', '451 4.3.0 Temporary trouble'],
])('a recipient who is not let have it for now is tried again: %s %s', (command, response) => {
  expect(readMailFault(answered(command, response))).toEqual({
    message: response,
    isAnswer: true,
    isFinal: false,
    isAddress: false,
    whose: 'recipient',
  });
});

test.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 5.1.1 <asha@example.com>: Recipient address rejected'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach\n550 5.1.1 does not exist.'],
  ['RCPT TO', '550 5.2.1 The account is disabled'],
  ['RCPT TO', '550 5.1.1 <asha@example.com>: User unknown in relay recipient table'],
  ['DATA', '550 5.1.1 No such user'],
  ['DATA', '550 5.2.1 Disabled'],
])('an address that is refused is final, and marked: %s %s', (command, response) => {
  expect(readMailFault(answered(command, response))).toMatchObject({
    message: response,
    isFinal: true,
    isAddress: true,
  });
});

test.each([
  ['RCPT TO', '550 5.7.1 You are on a blocklist'],
  ['DATA', '554 5.7.1 This looks like spam'],
  ['DATA', '550 We do not want this'],
  ['DATA', '552 5.3.4 Too big'],
  ['RCPT TO', '552 5.2.2 Over quota'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['RCPT TO', '550 Requested action not taken: mailbox unavailable'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds the limit'],
])('a mail that is refused is final, and says nothing of the address: %s %s', (command, response) => {
  expect(readMailFault(answered(command, response))).toMatchObject({ isFinal: true, isAddress: false });
});

test.each([
  answered('AUTH PLAIN', '535 5.7.8 Wrong password', 'EAUTH'),
  answered('AUTH PLAIN', '454 4.7.0 Temporary authentication failure', 'EAUTH'),
  answered('MAIL FROM', '550 5.7.1 Sender address rejected: not owned by user'),
  answered('MAIL FROM', '553 Unknown sender'),
  answered('RCPT TO', '554 5.7.1 <asha@example.com>: Relay access denied'),
  answered('RCPT TO', '550 Relaying denied'),
  answered('RCPT TO', '530 5.7.0 Must issue a STARTTLS command first'),
  answered('RCPT TO', '421 4.7.0 Too many mails from you'),
  answered('DATA', '421 Shutting down'),
  answered('CONN', '554 No SMTP service here', 'EPROTOCOL'),
  answered('EHLO', '550 You are not welcome', 'EPROTOCOL'),
  broken('ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25'),
  broken('EDNS', 'getaddrinfo ENOTFOUND smtp.example.com'),
  broken('ETLS', 'Error upgrading connection with STARTTLS'),
  broken('ETIMEDOUT', 'Connection timeout'),
  broken('ETIMEDOUT', 'Greeting never received'),
  broken('ECONNECTION', 'Reached maximum number of retries after connection was closed'),
])('what is wrong with the server or the settings stops no mail for good: %s', (error) => {
  expect(readMailFault(error)).toMatchObject({
    isFinal: false,
    isAddress: false,
    whose: 'server',
  });
});

test.each([
  broken('ESOCKET', 'read ECONNRESET'),
  broken('ECONNECTION', 'Connection closed unexpectedly'),
  broken('ETIMEDOUT', 'Timeout'),
  broken('ESTALLED', 'The mail server had not taken it after 30 s.'),
])('a connection that breaks or falls silent in the middle may be this mail’s doing: %s', (error) => {
  expect(readMailFault(error)).toMatchObject({
    isFinal: false,
    isAddress: false,
    whose: 'recipient',
  });
});

test('an address that is none is final without asking anybody', () => {
  const error = Object.assign(new Error('Invalid recipient "a\\nb"'), { code: 'EENVELOPE', command: 'API' });
  expect(readMailFault(error)).toMatchObject({ isFinal: true, isAddress: true });
});

test.each([new Error('Nothing builds a mail of this kind.'), 'text'])(
  'our own fault is tried again: %s',
  (error) => {
    expect(readMailFault(error)).toMatchObject({
      isFinal: false,
      isAddress: false,
      whose: 'ours',
    });
  },
);

test('a mail that could not be laid out is no fault of the mail server', () => {
  expect(readMailFault(badInput({ body: 'This text takes too long to lay out.' }))).toMatchObject({
    whose: 'ours',
    isAnswer: false,
  });
});
