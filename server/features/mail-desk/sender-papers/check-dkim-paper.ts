import { createPublicKey } from 'node:crypto';
import type { Paper } from '../../../../contracts/mail/mail-settings.contract.ts';
import { publicKeyOf } from '../../../mail/dkim-key.ts';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';
import type { MailSender } from './sender.ts';
import { isAligned, readTags } from './tag-list.ts';

export async function checkDkimPaper(dns: DnsLookups, { domain, dkim }: MailSender): Promise<Paper> {
  if (!dkim)
    return {
      name: 'dkim',
      verdict: 'unknown',
      text: 'This site puts no signature on mails. Your mail provider may do so: the head of a test mail says “dkim=pass” then. Else whoever runs this site sets DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY; docs/operations.md says how, step by step.',
      found: [],
      wanted: null,
    };
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const own = publicKeyOf(dkim.privateKey);
  const found = await dns.txt(name);
  const paper = { name: 'dkim' as const, found };
  const wanted = { name, type: 'TXT' as const, value: `v=DKIM1; k=rsa; p=${own}` };
  const keys = found.map((record) => readTags(record).get('p')?.replaceAll(/\s/g, ''));
  if (found.length === 0)
    return {
      ...paper,
      verdict: 'bad',
      text: `Mails are signed, but receivers find no key under ${name}: to them the signature is forged. Ask your host for this record.`,
      wanted,
    };
  if (found.length > 1 || keys.some((key) => key === undefined || !isSameKey(key, own)))
    return {
      ...paper,
      verdict: 'bad',
      text: `The key under ${name} is not the one that mails are signed with${keys.includes('') ? ' (it was withdrawn)' : ''}: to receivers the signature is forged. Ask your host for this record in its place.`,
      wanted,
    };
  if (!isAligned(dkim.domain, domain))
    return {
      ...paper,
      verdict: 'improve',
      text: `The signature is right, but of ${dkim.domain}, while mails come from ${domain}: it says nothing for that. Set DKIM_DOMAIN to ${domain}.`,
      wanted: null,
    };
  return {
    ...paper,
    verdict: 'good',
    text: 'Mails are signed, and receivers find the key to the signature.',
    wanted: null,
  };
}

/** A record may hold the key with or without its algorithm. */
function isSameKey(found: string, own: string): boolean {
  if (found === own) return true;
  const der = Buffer.from(found, 'base64');
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const key = createPublicKey({ key: der, format: 'der', type });
      return key.export({ type: 'spki', format: 'der' }).toString('base64') === own;
    } catch {}
  }
  return false;
}
