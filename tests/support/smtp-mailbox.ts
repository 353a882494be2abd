import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

const WAIT_MS = 10_000;

/**
 * What the mailbox does to a mail: takes it, refuses it for now, refuses it for good, hangs up in its middle or once it has it
 * and before it says so, says nothing, or says a line now and then and never comes to an end.
 */
export const MAILBOX_MOODS = [
  'take',
  'refuse for now',
  'refuse',
  'hang up',
  'take and hang up',
  'hang',
  'drip',
] as const;
export type MailboxMood = (typeof MAILBOX_MOODS)[number];

/** Milliseconds between two lines of one that drips: far below what a client gives up after. */
const DRIP_MS = 100;

export type ReceivedMail = Omit<Email, 'sender'> & {
  /** Whom the envelope named as sender. */
  sender: string;
  /** Whom the envelope named; a Bcc stands nowhere else. */
  recipients: string[];
  /** As it came over the line, a letter for each byte. */
  raw: string;
};

export type SmtpMailbox = {
  /** For SMTP_URL. */
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** How often somebody tried to hand over a mail. */
  readonly tries: number;
  setMood: (mood: MailboxMood) => void;
  /** The first mail to this address, now or as soon as it comes. */
  waitForMail: (recipient: string, limitMs?: number) => Promise<ReceivedMail>;
  close: () => Promise<void>;
};

/** A real SMTP server on 127.0.0.1 that keeps what it gets; on a free port unless one is named. */
export async function openMailbox(port = 0): Promise<SmtpMailbox> {
  const arrivals = new EventEmitter();
  const mails: ReceivedMail[] = [];
  let mood: MailboxMood = 'take';
  let tries = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    logger: false,
    onData(stream, session, callback) {
      tries += 1;
      const hangUp = () => {
        for (const connection of server.connections) connection._socket.destroy();
      };
      if (mood === 'hang up') return hangUp();
      readMail(stream).then(
        (mail) => {
          if (mood === 'hang') return;
          if (mood === 'drip') return dripInto(server);
          const refusal = refusalOf(mood);
          if (refusal) return callback(refusal);
          const { mailFrom, rcptTo } = session.envelope;
          const recipients = rcptTo.map(({ address }) => address.toLowerCase());
          mails.push({ ...mail, sender: mailFrom ? mailFrom.address : '', recipients });
          if (mood === 'take and hang up') hangUp();
          else callback();
          arrivals.emit('mail');
        },
        (error) => callback(error),
      );
    },
  });
  // A client that hangs up is the test's doing, not a fault of the mailbox.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    get tries() {
      return tries;
    },
    setMood(next) {
      mood = next;
    },
    async waitForMail(recipient, limitMs = WAIT_MS) {
      const signal = AbortSignal.timeout(limitMs);
      for (;;) {
        const mail = mails.find((one) => one.recipients.includes(recipient.toLowerCase()));
        if (mail) return mail;
        await once(arrivals, 'mail', { signal }).catch(() => {
          throw new Error(
            `No mail to ${recipient} within ${limitMs / 1_000} s; there are ${mails.length} others.`,
          );
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function dripInto(server: SMTPServer): void {
  for (const { _socket } of server.connections) {
    const dripping = setInterval(() => _socket.write('250-still looking at it\r\n'), DRIP_MS);
    _socket.on('close', () => clearInterval(dripping));
  }
}

async function readMail(stream: SMTPServerDataStream): Promise<Email & { raw: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  return { ...(await PostalMime.parse(whole)), raw: whole.toString('latin1') };
}

function refusalOf(mood: MailboxMood): Error | undefined {
  if (mood === 'refuse for now') return Object.assign(new Error('Try again later'), { responseCode: 451 });
  if (mood === 'refuse') return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  return undefined;
}
