import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const WAIT_MS = 10_000;

/**
 * Accepts a mail; refuses it for now or for good, or its recipient; hangs up in the middle, or after it has the mail
 * but before the reply; says nothing; or sends a line now and then without end.
 */
export const MAILBOX_MOODS = [
  'take',
  'refuse for now',
  'refuse',
  'refuse the recipient for now',
  'refuse the recipient',
  'hang up',
  'take and hang up',
  'hang',
  'drip',
] as const;
export type MailboxMood = (typeof MAILBOX_MOODS)[number];

/** Milliseconds between two lines, far below a client's timeout. */
const DRIP_MS = 100;

export type ReceivedMail = Omit<Email, 'sender'> & {
  sender: string;
  /** From the envelope, the only place with Bcc recipients. */
  recipients: string[];
  raw: string;
  mood: MailboxMood;
};

export type SmtpMailbox = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  readonly tries: number;
  readonly connections: number;
  /** For all, one `recipient` (`asha@example.com`) or a domain (`@example.com`). */
  setMood: (mood: MailboxMood, recipient?: string) => void;
  setPassword: (password?: string) => void;
  waitForMail: (recipient: string, limitMs?: number) => Promise<ReceivedMail>;
  close: () => Promise<void>;
};

export async function openMailbox(port = 0): Promise<SmtpMailbox> {
  const arrivals = new EventEmitter();
  const mails: ReceivedMail[] = [];
  const moods = new Map<string, MailboxMood>();
  const counts = { tries: 0, connections: 0 };
  let mood: MailboxMood = 'take';
  let password: string | undefined;

  const moodTo = (address: string) => {
    const recipient = address.toLowerCase();
    return moods.get(recipient) ?? moods.get(recipient.slice(recipient.lastIndexOf('@'))) ?? mood;
  };
  const socketOf = (session: SMTPServerSession): Socket | undefined =>
    [...server.connections].find((connection) => connection.session.id === session.id)?._socket;

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    logger: false,
    onConnect(_session, callback) {
      counts.connections += 1;
      callback();
    },
    onAuth(auth, _session, callback) {
      if (password === undefined || auth.password === password) callback(null, { user: auth.username });
      else callback(Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 }));
    },
    onMailFrom(_address, session, callback) {
      if (password === undefined || session.user !== undefined) callback();
      else callback(Object.assign(new Error('5.7.0 Sign in first'), { responseCode: 530 }));
    },
    onRcptTo({ address }, _session, callback) {
      const now = moodTo(address);
      if (now === 'refuse the recipient')
        callback(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }));
      else if (now === 'refuse the recipient for now')
        callback(Object.assign(new Error('4.2.1 Try this one again later'), { responseCode: 450 }));
      else callback();
    },
    onData(stream, session, callback) {
      counts.tries += 1;
      const { mailFrom, rcptTo } = session.envelope;
      const now = moodTo(rcptTo[0]?.address ?? '');
      const hangUp = () => socketOf(session)?.destroy();
      if (now === 'hang up') return void hangUp();
      readMail(stream).then(
        (mail) => {
          if (now === 'hang') return;
          if (now === 'drip') return dripInto(socketOf(session));
          const refusal = refusalOf(now);
          if (refusal) return callback(refusal);
          const recipients = rcptTo.map(({ address }) => address.toLowerCase());
          mails.push({ ...mail, sender: mailFrom ? mailFrom.address : '', recipients, mood: now });
          if (now === 'take and hang up') hangUp();
          else callback();
          arrivals.emit('mail');
        },
        (error) => callback(error),
      );
    },
  });
  // Clients that hang up are part of the tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    get tries() {
      return counts.tries;
    },
    get connections() {
      return counts.connections;
    },
    setMood(next, recipient) {
      if (recipient === undefined) mood = next;
      else moods.set(recipient.toLowerCase(), next);
    },
    setPassword(next) {
      password = next;
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

function dripInto(socket: Socket | undefined): void {
  const dripping = setInterval(() => socket?.write('250-still looking at it\r\n'), DRIP_MS);
  socket?.on('close', () => clearInterval(dripping));
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
