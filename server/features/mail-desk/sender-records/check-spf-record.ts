import { isIP } from 'node:net';
import type { SenderRecord } from '../../../../contracts/mail/mail-settings.contract.ts';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';
import { type MailSender, verdictsOn } from './record-verdicts.ts';
import { checkSpf, findSpfRecords, type SpfResult } from './spf.ts';

export async function checkSpfRecord(
  dns: DnsLookups,
  { domain, smtpHost }: MailSender,
): Promise<SenderRecord> {
  const found = await findSpfRecords(dns, domain);
  const [record] = found;
  const verdicts = verdictsOn('spf', found);
  const ask = (value: string) => ({ name: domain, type: 'TXT' as const, value });
  if (record === undefined)
    return verdicts.bad(
      `${domain} does not say which servers may send mails for it, so receivers trust none. Ask your host for an SPF record. Where your mail provider names an “include:”, that belongs into it, too.`,
      ask(smtpHost ? `v=spf1 mx a:${smtpHost} ~all` : 'v=spf1 mx ~all'),
    );
  const addresses = smtpHost === undefined ? [] : await addressesOf(dns, smtpHost);
  if (smtpHost === undefined || addresses.length === 0)
    return found.length > 1
      ? verdicts.bad(
          `${domain} has ${found.length} SPF records. Receivers take none of them then: ask your host to make one of them.`,
        )
      : verdicts.unknown(
          `There is a record. From which address mails leave cannot be told from here: ask your mail host whether it is in there.`,
        );
  const results = await Promise.all(addresses.map((address) => checkSpf(dns, domain, address)));
  const worst = results.find(({ result }) => result !== 'pass') ?? results[0];
  switch (worst?.result) {
    case 'pass':
      return verdicts.good(`${domain} says that ${smtpHost} may send mails for it.`);
    case 'permerror':
      return verdicts.bad(`The record is broken, and receivers pass over it: ${worst.reason}.`);
    case 'unknown':
      return verdicts.unknown(
        `There is a record, but whether it names ${smtpHost} hangs on what only receivers know (a macro, or “ptr”).`,
      );
    default:
      return verdicts.improve(
        `The record does not name ${smtpHost}, and ${OTHERS[worst?.result ?? 'none'] ?? 'says nothing of other servers'}. Large providers take mails at one address and send them from others: if yours gave you an “include:” that stands in the record, all is well; a test mail to yourself tells.`,
        ask(withServer(record, smtpHost)),
      );
  }
}

const OTHERS: Partial<Record<SpfResult, string>> = {
  fail: 'tells receivers to refuse other servers',
  softfail: 'tells receivers to distrust other servers',
};

function addressesOf(dns: DnsLookups, host: string): Promise<string[]> | string[] {
  return isIP(host) ? [host] : dns.addresses(host);
}

function withServer(record: string, host: string): string {
  const terms = record.split(' ').filter(Boolean);
  const all = terms.findIndex((term) => /^[+~?-]?all$|^redirect=/i.test(term));
  const name = isIP(host) === 4 ? `ip4:${host}` : isIP(host) === 6 ? `ip6:${host}` : `a:${host}`;
  return terms.toSpliced(all === -1 ? terms.length : all, 0, name).join(' ');
}
