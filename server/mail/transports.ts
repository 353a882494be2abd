import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { signatureOptions } from './dkim-key.ts';
import { STALLED } from './mail-fault.ts';
import { mailFolder } from './mail-files.ts';
import { WRITTEN } from './mail-progress.ts';
import type { MailTransport, OutgoingMail } from './mail-types.ts';

/** A server that does not answer must not hold up the mails behind this one. Milliseconds. */
const SMTP_TIMEOUT = 10_000;
/** A connection is used again for the next mail; below the time after which it would be given up. Milliseconds. */
const SMTP_IDLE = 5_000;
/**
 * Nor one that answers a line now and then: for all of a mail, and less than a process has for it before another one takes
 * it. Milliseconds.
 */
const MAIL_DEADLINE = 30_000;

/** Letters of an answer. A server's are some hundreds; one without end would fill memory, the log and the page of the mail. */
const MAX_ANSWER = 64_000;

type Log = (details: { file: string; link?: string }, message: string) => void;

/** SMTP where it is set, else files under DATA_DIR/mail. */
export function openMailTransport(config: Config, log: Log, deadline = MAIL_DEADLINE): MailTransport {
  return config.mail.smtpUrl
    ? smtpTransport(config.mail.smtpUrl, config.mail, deadline)
    : fileTransport(config, log);
}

function smtpTransport(
  url: string,
  { from, tls, dkim, atOnce }: Pick<Config['mail'], 'from' | 'tls' | 'dkim' | 'atOnce'>,
  deadline: number,
): MailTransport {
  const closed = new AbortController();
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    // Only what was not begun with is handed over again by itself: the outbox does the rest.
    maxRequeues: 1,
    idleTimeout: SMTP_IDLE,
    requireTLS: tls === 'required' && !isThisMachine(new URL(url).hostname),
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    maxResponseSize: MAX_ANSWER,
    ...signatureOptions(dkim),
  });
  return {
    async send(mail) {
      const late = AbortSignal.timeout(deadline);
      const signal = AbortSignal.any([late, closed.signal]);
      const { response } = await smtp.sendMail({ ...messageOf(mail, from), signal }).catch((error) => {
        if (!late.aborted) throw error;
        const message = `The mail server had not taken it after ${deadline / 1_000} s.`;
        throw Object.assign(new Error(message, { cause: error }), { code: STALLED });
      });
      return response;
    },
    close() {
      closed.abort();
      smtp.close();
    },
  };
}

/** What is sent there passes over no line that anybody could listen at. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Writes each mail as an `.eml` file that any mail program opens. */
function fileTransport(config: Config, log: Log): MailTransport {
  const { from, dkim } = config.mail;
  const folder = mailFolder(config.dataDir);
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    ...signatureOptions(dkim),
  });
  return {
    async send(mail) {
      const { link } = mail;
      const { message } = await composer.sendMail(messageOf(mail, from));
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      // Whoever has the link has the account: a log is read by more people than the mail is for.
      const shown = config.mode === 'development' ? { file, ...(link && { link }) } : { file };
      log(shown, 'mail written to a file: no SMTP_URL is set');
      return `${WRITTEN}${mail.id}.eml: no SMTP_URL is set.`;
    },
    close: () => composer.close(),
  };
}

function messageOf({ id, to, envelopeFrom, ...mail }: OutgoingMail, from: string) {
  const { subject, text, html, replyTo, headers, attachments } = mail;
  return {
    from,
    to,
    subject,
    text,
    html,
    replyTo,
    headers,
    attachments,
    messageId: messageId(id, from),
    ...(envelopeFrom && { envelope: { from: envelopeFrom, to } }),
  };
}

/** The same for every try of one mail, so that a mail program shows a repeat once. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
