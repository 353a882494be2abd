import type { SenderRecord } from '../../../../contracts/mail/mail-settings.contract.ts';
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

export function readTags(record: string): Map<string, string> {
  const tags = record.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at === -1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]];
  });
  return new Map(tags);
}

/** Relaxed alignment: one domain is the other or below it. */
export function isAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

type Told = (text: string, wanted?: SenderRecord['wanted']) => SenderRecord;

export function verdictsOn(
  name: SenderRecord['name'],
  found: string[],
): Record<SenderRecord['verdict'], Told> {
  const as =
    (verdict: SenderRecord['verdict']): Told =>
    (text, wanted = null) => ({ name, verdict, text, found, wanted });
  return { good: as('good'), improve: as('improve'), bad: as('bad'), unknown: as('unknown') };
}
