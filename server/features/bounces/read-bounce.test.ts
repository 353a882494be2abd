import { expect, test } from 'vitest';
import { BOUNCE_FORMATS, bounceSample, PLAIN_FORMATS } from '../../../tests/support/bounces/bounce-sample.ts';
import { newId } from '../../db/identifiers.ts';
import { isDeadAddress } from '../../mail/dead-address.ts';
import { bounceAddressOf, mailIdsInAddresses, mailIdsInMessageIds } from './bounce-address.ts';
import { readDeliveryStatus } from './delivery-status.ts';
import { readBounce } from './read-bounce.ts';

const mail = { id: newId(), recipient: 'asha.rai@elsewhere.example' };

test.each(BOUNCE_FORMATS)('a bounce as %s writes it says which mail, to whom, and why', async (format) => {
  const bounce = await readBounce(bounceSample(format, mail));
  expect(bounce?.mailIds).toEqual([mail.id]);
  expect(bounce?.recipients).toEqual([
    {
      recipient: mail.recipient,
      action: 'failed',
      status: format === 'exchange' ? '5.1.10' : '5.1.1',
      words: expect.stringMatching(/user unknown|No such user|RecipientNotFound|does not exist/i),
    },
  ]);
});

test.each(PLAIN_FORMATS)(
  'a bounce as %s tells it to people says which mail, to whom, and why',
  async (format) => {
    const bounce = await readBounce(bounceSample(format, mail));
    expect(bounce?.mailIds).toEqual([mail.id]);
    const [told, ...others] = bounce?.recipients ?? [];
    expect(others).toEqual([]);
    expect(told).toMatchObject({ recipient: mail.recipient, action: 'failed' });
    expect(told && isDeadAddress(told), told?.words).toBe(true);
  },
);

test('an abuse report is one, of the mail that it returns, and says nothing of an address', async () => {
  const report = await readBounce(bounceSample('abuse-report', mail));
  expect(report).toMatchObject({ mailIds: [mail.id], recipients: [], isComplaint: true });
});

test('what tells nothing that is understood names its mail and its subject', async () => {
  const reply = await readBounce(bounceSample('out-of-office', mail));
  expect(reply).toEqual({
    mailIds: [mail.id],
    recipients: [],
    isComplaint: false,
    subject: 'Automatic reply: We have your enquiry TT-7K3M2',
  });
});

test.each(['postfix', 'exim', 'exchange', 'gmail'])(
  'of %s the mail is known by the headers it returns, where the address is another',
  async (format) => {
    const raw = bounceSample(format, mail)
      .toString()
      .replaceAll(bounceAddressOf('bounces@agency.example', mail.id), 'hello@agency.example');
    expect((await readBounce(Buffer.from(raw)))?.mailIds).toEqual([mail.id]);
  },
);

test('a delayed mail, and one that was given up for a while, are told apart', async () => {
  const delayed = await readBounce(bounceSample('postfix-delayed', mail));
  expect(delayed?.recipients).toMatchObject([{ action: 'delayed', status: '4.4.1' }]);
  const expired = await readBounce(bounceSample('postfix-expired', mail));
  expect(expired?.recipients).toMatchObject([{ action: 'failed', status: '4.2.2' }]);
});

test('an advertisement that calls itself a bounce is none', async () => {
  expect(await readBounce(bounceSample('spam-mail', mail))).toMatchObject({
    recipients: [],
    isComplaint: false,
  });
});

test.each([
  ['nothing', ''],
  ['no mail', '\0\xff'.repeat(5_000)],
  [
    'a report without an end',
    'Content-Type: multipart/report; boundary=B\r\n\r\n--B\r\nContent-Type: message/delivery-status\r\n\r\nAction: fai',
  ],
  ['parts in parts', `${'Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n'.repeat(300)}x`],
])('rubbish is no bounce: %s', async (_what, raw) => {
  expect(await readBounce(Buffer.from(raw, 'latin1')).catch(() => undefined)).toBeUndefined();
});

test('fields are read by RFC 3464: in any case, folded, with comments, several recipients', () => {
  const report = [
    'REPORTING-MTA:dns;mx.example',
    '',
    'final-recipient: RFC822;',
    ' <One@Elsewhere.example>',
    'ACTION: Failed',
    'Status: 5.0.0 (permanent failure)',
    'diagnostic-code: smtp; 550-first line',
    '\t550 second line',
    '',
    'Final-Recipient: rfc822; two@elsewhere.example',
    'Action: delivered',
    'Status: 2.0.0',
  ].join('\r\n');
  expect(readDeliveryStatus(report)).toEqual([
    {
      recipient: 'one@elsewhere.example',
      action: 'failed',
      status: '5.0.0',
      words: '550-first line 550 second line',
    },
    { recipient: 'two@elsewhere.example', action: 'arrived', status: '2.0.0', words: '' },
  ]);
});

test('the address of a mail holds its id, in 64 letters before the @ at most', () => {
  const address = bounceAddressOf('a-mailbox-of-29-characters-ok@agency.example', mail.id);
  expect(address.indexOf('@')).toBe(64);
  expect(mailIdsInAddresses(`To: <${address}>`)).toEqual([mail.id]);
});

test('a mail is known by the Message-ID of a further try, and of one that staff had sent again', () => {
  const ids = [mail.id, `${mail.id}.3`, `${mail.id}.r1`, `${mail.id}.r2.4`];
  for (const id of ids) expect(mailIdsInMessageIds(`Message-ID: <${id}@agency.example>`)).toEqual([mail.id]);
});
