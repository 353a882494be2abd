import { createPublicKey } from 'node:crypto';
import type { SenderRecord } from '../../../../contracts/mail/mail-settings.contract.ts';
import { publicKeyOf } from '../../../mail/dkim-key.ts';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';
import { isAligned, type MailSender, readTags, verdictsOn } from './record-verdicts.ts';

export async function checkDkimRecord(dns: DnsLookups, { domain, dkim }: MailSender): Promise<SenderRecord> {
  if (!dkim)
    return verdictsOn('dkim', []).unknown(
      'This site puts no signature on mails. Your mail provider may do so: the head of a test mail says “dkim=pass” then. Otherwise the person who runs this site sets DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY; docs/operations.md says how, step by step.',
    );
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const own = publicKeyOf(dkim.privateKey);
  const found = await dns.txt(name);
  const { good, improve, bad } = verdictsOn('dkim', found);
  const wanted = { name, type: 'TXT' as const, value: `v=DKIM1; k=rsa; p=${own}` };
  const keys = found.map((record) => readTags(record).get('p')?.replaceAll(/\s/g, ''));
  if (found.length === 0)
    return bad(
      `Mails are signed, but receivers find no key under ${name}: to them the signature is forged. Ask your host for this record.`,
      wanted,
    );
  if (found.length > 1 || keys.some((key) => key === undefined || !isSameKey(key, own)))
    return bad(
      `The key under ${name} is not the one that mails are signed with${keys.includes('') ? ' (it was withdrawn)' : ''}: to receivers the signature is forged. Ask your host for this record in its place.`,
      wanted,
    );
  if (!isAligned(dkim.domain, domain))
    return improve(
      `The signature is right, but of ${dkim.domain}, while mails come from ${domain}: it says nothing for that. Set DKIM_DOMAIN to ${domain}.`,
    );
  return good('Mails are signed, and receivers find the key to the signature.');
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
