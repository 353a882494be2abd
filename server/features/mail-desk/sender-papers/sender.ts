import type { Config } from '../../../config.ts';

/** Whose papers are checked. */
export type MailSender = {
  /** Of MAIL_FROM. */
  domain: string;
  address: string;
  /** The mail server; undefined where none is set, or it is this machine, whose address is not known here. */
  smtpHost: string | undefined;
  dkim: { domain: string; selector: string; privateKey: string } | undefined;
  /** Of links in mails. */
  publicUrl: string | undefined;
};

const THIS_MACHINE = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/;

export function senderOf({ mail, publicUrl }: Config): MailSender {
  const address = /<([^<>]+)>$/.exec(mail.from)?.[1] ?? mail.from;
  const host = mail.smtpUrl && new URL(mail.smtpUrl).hostname.replace(/^\[|\]$/g, '');
  return {
    address,
    domain: address.slice(address.lastIndexOf('@') + 1).toLowerCase(),
    smtpHost: host && !THIS_MACHINE.test(host) ? host : undefined,
    dkim: mail.dkim,
    publicUrl,
  };
}
