import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/process/free-port.ts';
import { openMailbox, type SmtpMailbox } from '../../tests/support/smtp-mailbox.ts';
import { readConfig } from '../config.ts';
import { readMailFault } from './mail-fault.ts';
import type { MailTransport } from './mail-types.ts';
import { openMailTransport } from './transports.ts';

const mail = {
  id: '0190b0a0-0000-7000-8000-000000000001',
  to: 'asha@example.com',
  subject: 'आशा: ₹1,23,456',
  text: 'Namaste आशा,\n\n.a line that begins with a dot\n',
  html: '<p>Namaste आशा</p>',
  replyTo: 'bina@example.com',
  link: 'http://localhost:3000/reset-password/secret',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'teesta-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('without an SMTP server', () => {
  test('each mail is written as an .eml file, which the log names', async () => {
    const log = vi.fn();
    const transport = openMailTransport(readConfig({ DATA_DIR: dataDir }), log);
    expect(await transport.send(mail)).toBe(`Written to the file ${mail.id}.eml: no SMTP_URL is set.`);
    transport.close();

    const file = join(dataDir, 'mail', `${mail.id}.eml`);
    expect(readdirSync(join(dataDir, 'mail'))).toEqual([`${mail.id}.eml`]);
    const written = await PostalMime.parse(readFileSync(file));
    expect(written.from).toMatchObject({ address: 'no-reply@agency.example' });
    expect(written.to).toMatchObject([{ address: mail.to }]);
    expect(written.replyTo).toMatchObject([{ address: mail.replyTo }]);
    expect(written.subject).toBe(mail.subject);
    expect(written.text).toContain(mail.text);
    expect(written.html).toContain(mail.html);
    expect(written.messageId).toBe(`<${mail.id}@agency.example>`);
    expect(log.mock.calls).toEqual([[{ file }, expect.any(String)]]);
  });

  test('while developing the log has its link as well', async () => {
    const log = vi.fn();
    const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'development' });
    await openMailTransport(config, log).send(mail);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ link: mail.link }), expect.any(String));
  });

  test('a repeat takes the place of the first', async () => {
    const transport = openMailTransport(readConfig({ DATA_DIR: dataDir }), () => {});
    await transport.send(mail);
    await transport.send({ ...mail, subject: 'again' });
    const files = readdirSync(join(dataDir, 'mail'));
    expect(files).toHaveLength(1);
    expect((await PostalMime.parse(readFileSync(join(dataDir, 'mail', files[0] ?? '')))).subject).toBe(
      'again',
    );
  });

  test('a folder that cannot be written to is a fault, not a lost mail', async () => {
    const transport = openMailTransport(readConfig({ DATA_DIR: '/dev/null' }), () => {});
    await expect(transport.send(mail)).rejects.toThrow();
  });
});

describe('with an SMTP server', () => {
  let mailbox: SmtpMailbox;
  const opened: MailTransport[] = [];
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  afterEach(async () => {
    // Their connections would stay open for another mail, and the mailbox wait for them.
    for (const transport of opened.splice(0)) transport.close();
    await mailbox.close();
  });

  const open = (url: string, deadline?: number, settings: Record<string, string> = {}) => {
    const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Teesta <hello@teesta.example>', ...settings });
    const transport = openMailTransport(config, () => {}, deadline);
    opened.push(transport);
    return transport;
  };

  test('the mail goes out whole', async () => {
    expect(await open(mailbox.url).send(mail)).toMatch(/^250 /);
    const received = await mailbox.waitForMail(mail.to);
    expect(received.from).toMatchObject({ name: 'Teesta', address: 'hello@teesta.example' });
    expect(received.recipients).toEqual([mail.to]);
    expect(received.replyTo).toMatchObject([{ address: mail.replyTo }]);
    expect(received.subject).toBe(mail.subject);
    expect(received.text).toContain(mail.text);
    expect(received.html).toContain(mail.html);
  });

  test('headers, attachments and who hears of its failure go along', async () => {
    const attachment = { filename: 'trip.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    await open(mailbox.url).send({
      ...mail,
      headers: { 'List-Unsubscribe': '<https://teesta.example/leave>' },
      attachments: [attachment],
      envelopeFrom: 'bounce+1@teesta.example',
    });
    const received = await mailbox.waitForMail(mail.to);
    expect(received.sender).toBe('bounce+1@teesta.example');
    expect(received.recipients).toEqual([mail.to]);
    expect(received.from?.address).toBe('hello@teesta.example');
    expect(received.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://teesta.example/leave>' }),
    );
    expect(received.attachments).toMatchObject([{ filename: 'trip.ics', mimeType: 'text/calendar' }]);
  });

  test('a server of another machine that offers no TLS gets nothing, unless the operator says so', async () => {
    // Not a name of this machine, though one gets there by it.
    const elsewhere = `smtp://0.0.0.0:${mailbox.port}`;
    await expect(open(elsewhere).send(mail)).rejects.toThrow('STARTTLS');
    expect(mailbox.mails).toEqual([]);
    await open(elsewhere, undefined, { SMTP_TLS: 'optional' }).send(mail);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('a repeat has the same Message-ID, so that a mail program can show it once', async () => {
    const transport = open(mailbox.url);
    await transport.send(mail);
    await transport.send(mail);
    expect(mailbox.mails.map((one) => one.messageId)).toEqual(Array(2).fill(`<${mail.id}@teesta.example>`));
  });

  test.each(['drip', 'hang'] as const)(
    'a server is not waited for that never comes to an end: %s',
    async (mood) => {
      mailbox.setMood(mood);
      await expect(open(mailbox.url, 500).send(mail)).rejects.toThrow('had not taken it after 0.5 s');
    },
  );

  test('closing cuts the mail that is under way', async () => {
    mailbox.setMood('hang');
    const transport = open(mailbox.url);
    const sending = expect(transport.send(mail)).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(mailbox.tries).toBe(1), 20_000);
    transport.close();
    await sending;
  });

  test.each(['refuse for now', 'refuse', 'hang up'] as const)(
    'a server that does this is a fault: %s',
    async (mood) => {
      mailbox.setMood(mood);
      await expect(open(mailbox.url).send(mail)).rejects.toThrow();
      expect(mailbox.mails).toEqual([]);
    },
  );

  test('a server that is not there is a fault', async () => {
    await expect(open(`smtp://127.0.0.1:${await freePort()}`).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  test('line breaks in a subject make no headers §V1.2.1 §V1.3.11', async () => {
    await open(mailbox.url).send({ ...mail, subject: 'Hello\r\nBcc: victim@example.com' });
    const received = await mailbox.waitForMail(mail.to);
    expect(received.recipients).toEqual([mail.to]);
    expect(received.bcc).toBeUndefined();
  });
});

test('an answer without end is not read to its end', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write(`220-${'x'.repeat(200_000)}\r\n220 ready\r\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@agency.test' });
  const transport = openMailTransport(config, () => {});
  const fault = await transport.send(mail).then(String, readMailFault);
  expect(fault).toMatchObject({ whose: 'server', isFinal: false, message: expect.stringMatching(/size/) });
  transport.close();
  server.close();
});
