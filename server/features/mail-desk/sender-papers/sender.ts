import type { Config } from '../../../config.ts';

export type MailSender = {
  domain: string;
  address: string;
  /** Undefined if none is set, or if it is this machine, whose public address is unknown. */
  smtpHost: string | undefined;
  dkim: { domain: string; selector: string; privateKey: string } | undefined;
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
