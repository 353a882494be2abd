import type { SenderRecord } from '../../../../contracts/mail/mail-settings.contract.ts';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';
import { type MailSender, readTags, verdictsOn } from './record-verdicts.ts';

export async function checkDmarcRecord(
  dns: DnsLookups,
  { domain, address }: MailSender,
): Promise<SenderRecord> {
  const { at, found } = await findDmarc(dns, domain);
  const { good, improve, bad } = verdictsOn('dmarc', found);
  const name = `_dmarc.${domain}`;
  const ask = (value: string) => ({ name, type: 'TXT' as const, value });
  const [record] = found;
  if (record === undefined)
    return bad(
      `${domain} does not say what receivers shall do with forged mails. Gmail and Yahoo ask senders of newsletters for a DMARC record. Ask your host for this one: it changes nothing, and has reports sent to you.`,
      ask(`v=DMARC1; p=none; rua=mailto:${address}`),
    );
  if (found.length > 1)
    return bad(
      `_dmarc.${at} has ${found.length} DMARC records. Receivers take none of them then: ask your host to leave one.`,
    );
  const tags = readTags(record);
  const policy = ((at === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? '').toLowerCase();
  if (policy === 'quarantine' || policy === 'reject')
    return good(
      `Receivers ${policy === 'reject' ? 'refuse' : 'put aside'} mails that somebody forges in the name of ${at}. They go by the domain of SPF and of the signature: both have to be that of ${domain}.`,
    );
  if (policy === 'none')
    return improve(
      'Receivers are told to let forged mails through: a good beginning. Once SPF and DKIM have been good for some weeks, ask for this record in its place.',
      ask(record.replace(/\bp=none\b/i, 'p=quarantine')),
    );
  return bad(
    `The record does not say what to do with forged mails (“p=”), so receivers pass over it.`,
    ask(`v=DMARC1; p=none; rua=mailto:${address}`),
  );
}

/** From the domain or the nearest parent that has one, as receivers look it up. */
async function findDmarc(dns: DnsLookups, domain: string): Promise<{ at: string; found: string[] }> {
  const labels = domain.split('.');
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const at = labels.slice(from).join('.');
    const records = await dns.txt(`_dmarc.${at}`);
    const found = records.filter((record) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(record));
    if (found.length > 0) return { at, found };
  }
  return { at: domain, found: [] };
}

export async function checkMxRecord(dns: DnsLookups, { domain, address }: MailSender): Promise<SenderRecord> {
  const found = await dns.mx(domain);
  const { good, improve, bad } = verdictsOn('mx', found);
  if (found.some((name) => name !== '' && name !== '.'))
    return good(`Answers to ${address}, and bounces, find a mail server.`);
  if (found.length === 0 && (await dns.addresses(domain)).length > 0)
    return improve(
      `${domain} names no mail server (MX). Senders try ${domain} itself then; ask your host whether mails to ${address} arrive, and for an MX record.`,
    );
  return bad(
    `Nobody takes mails to ${domain}: answers and bounces have nowhere to go, and many receivers refuse mails from there. Ask your host for an MX record, or set MAIL_FROM to an address that exists.`,
  );
}

/** RFC 8058 requires https. */
export function checkUnsubscribeRecord({ publicUrl }: MailSender): SenderRecord {
  const { good, improve } = verdictsOn('unsubscribe', []);
  return publicUrl?.startsWith('https:')
    ? good(
        `Newsletters carry List-Unsubscribe with an address under ${publicUrl}: mail programs offer to leave with one click, as Gmail and Yahoo ask for.`,
      )
    : improve(
        'Newsletters carry List-Unsubscribe, but mail programs offer one click only for an address with https: the person who runs this site sets PUBLIC_URL to it.',
      );
}
