import { isIP } from 'node:net';
import type { Paper } from '../../../../contracts/mail/mail-settings.contract.ts';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';
import type { MailSender } from './sender.ts';
import { checkSpf, findSpfRecords, type SpfResult } from './spf.ts';

type Verdict = Pick<Paper, 'verdict' | 'text'>;

export async function checkSpfPaper(dns: DnsLookups, { domain, smtpHost }: MailSender): Promise<Paper> {
  const found = await findSpfRecords(dns, domain);
  const [record] = found;
  const paper = { name: 'spf' as const, found };
  const ask = (value: string) => ({ name: domain, type: 'TXT' as const, value });
  if (record === undefined)
    return {
      ...paper,
      verdict: 'bad',
      text: `${domain} does not say which servers may send mails for it, so receivers trust none. Ask your host for an SPF record. Where your mail provider names an “include:”, that belongs into it, too.`,
      wanted: ask(smtpHost ? `v=spf1 mx a:${smtpHost} ~all` : 'v=spf1 mx ~all'),
    };
  const addresses = smtpHost === undefined ? [] : await addressesOf(dns, smtpHost);
  if (smtpHost === undefined || addresses.length === 0)
    return {
      ...paper,
      verdict: found.length > 1 ? 'bad' : 'unknown',
      text:
        found.length > 1
          ? `${domain} has ${found.length} SPF records. Receivers take none of them then: ask your host to make one of them.`
          : `There is a record. From which address mails leave cannot be told from here: ask your mail host whether it is in there.`,
      wanted: null,
    };
  const results = await Promise.all(addresses.map((address) => checkSpf(dns, domain, address)));
  const worst = results.find(({ result }) => result !== 'pass') ?? results[0];
  const verdict = verdictOf(worst?.result ?? 'none', worst?.reason ?? '', { domain, smtpHost });
  const isListed = verdict.verdict === 'good' || worst?.result === 'permerror' || worst?.result === 'unknown';
  return { ...paper, ...verdict, wanted: isListed ? null : ask(withServer(record, smtpHost)) };
}

function addressesOf(dns: DnsLookups, host: string): Promise<string[]> | string[] {
  return isIP(host) ? [host] : dns.addresses(host);
}

function verdictOf(
  result: SpfResult,
  reason: string,
  { domain, smtpHost }: { domain: string; smtpHost: string },
): Verdict {
  const often =
    'Large providers take mails at one address and send them from others: if yours gave you an “include:” that stands in the record, all is well; a test mail to yourself tells.';
  if (result === 'pass')
    return { verdict: 'good', text: `${domain} says that ${smtpHost} may send mails for it.` };
  if (result === 'permerror')
    return { verdict: 'bad', text: `The record is broken, and receivers pass over it: ${reason}.` };
  if (result === 'unknown')
    return {
      verdict: 'unknown',
      text: `There is a record, but whether it names ${smtpHost} hangs on what only receivers know (a macro, or “ptr”).`,
    };
  if (result === 'fail' || result === 'softfail')
    return {
      verdict: 'improve',
      text: `The record does not name ${smtpHost}, and tells receivers to ${result === 'fail' ? 'refuse' : 'distrust'} other servers. ${often}`,
    };
  return {
    verdict: 'improve',
    text: `The record does not name ${smtpHost}, and says nothing of other servers. ${often}`,
  };
}

function withServer(record: string, host: string): string {
  const terms = record.split(' ').filter(Boolean);
  const all = terms.findIndex((term) => /^[+~?-]?all$|^redirect=/i.test(term));
  const name = isIP(host) === 4 ? `ip4:${host}` : isIP(host) === 6 ? `ip6:${host}` : `a:${host}`;
  return terms.toSpliced(all === -1 ? terms.length : all, 0, name).join(' ');
}
