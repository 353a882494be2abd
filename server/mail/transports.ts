import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { signatureOptions } from './dkim-key.ts';
import { STALLED } from './mail-fault.ts';
import { mailFolder } from './mail-files.ts';
import { WRITTEN } from './mail-progress.ts';
import type { MailTransport, OutgoingMail } from './mail-types.ts';

/** Milliseconds. */
const SMTP_TIMEOUT = 10_000;
/** Milliseconds a connection is kept for the next mail; shorter than servers' own limit. */
const SMTP_IDLE = 5_000;
/** Milliseconds for a whole mail, against a server that answers a line now and then. Shorter than a claim. */
const MAIL_DEADLINE = 30_000;

/** Letters. An endless answer would fill memory and the log. */
const MAX_ANSWER = 64_000;

type Log = (details: { file: string; link?: string }, message: string) => void;

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
    // The outbox does the retries.
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

/** Nobody can listen on loopback. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

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
      // The link gives access to the account, and more people read the log.
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

function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
