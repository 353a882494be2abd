import type { Paper, SenderPapers } from '../../../../contracts/mail/mail-settings.contract.ts';
import type { Config } from '../../../config.ts';
import { DnsIsAway, type DnsLookups } from '../../../mail/dns-lookups.ts';
import { checkDkimPaper } from './check-dkim-paper.ts';
import { checkDmarcPaper, checkMxPaper, checkUnsubscribePaper } from './check-other-papers.ts';
import { checkSpfPaper } from './check-spf-paper.ts';
import { senderOf } from './sender.ts';

export async function checkSenderPapers(dns: DnsLookups, config: Config, now: Date): Promise<SenderPapers> {
  const sender = senderOf(config);
  const isSet = config.given.MAIL_FROM !== undefined;
  const look = (name: Paper['name'], check: () => Promise<Paper>) =>
    isSet ? orUnknown(name, check) : notSet(name);
  const papers = await Promise.all([
    look('spf', () => checkSpfPaper(dns, sender)),
    look('dkim', () => checkDkimPaper(dns, sender)),
    look('dmarc', () => checkDmarcPaper(dns, sender)),
    look('mx', () => checkMxPaper(dns, sender)),
    checkUnsubscribePaper(sender),
  ]);
  return { domain: sender.domain, checkedAt: now.toISOString(), papers };
}

/** A failed lookup does not mean a missing record. */
async function orUnknown(name: Paper['name'], check: () => Promise<Paper>): Promise<Paper> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DnsIsAway)) throw error;
    const text = `Could not ask: this machine gets no answer from DNS (${error.message}) What stands there is not known.`;
    return { name, verdict: 'unknown', text, found: [], wanted: null };
  }
}

function notSet(name: Paper['name']): Paper {
  const text = 'MAIL_FROM is not set: there is no domain to look up.';
  return { name, verdict: 'unknown', text, found: [], wanted: null };
}
