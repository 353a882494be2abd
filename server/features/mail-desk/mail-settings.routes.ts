import type { FastifyPluginAsync } from 'fastify';
import type {
  MailSettings,
  SenderRecord,
  SenderRecords,
} from '../../../contracts/mail/mail-settings.contract.ts';
import type { FailingSince } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import type { DnsLookups } from '../../mail/dns-lookups.ts';
import { DnsIsAway } from '../../mail/dns-lookups.ts';
import { mailFolder } from '../../mail/mail-files.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';
import { findBounceTrouble } from './mail-health.ts';
import { createTestMails } from './send-test-mail.ts';
import { checkDkimRecord } from './sender-records/check-dkim-record.ts';
import {
  checkDmarcRecord,
  checkMxRecord,
  checkUnsubscribeRecord,
} from './sender-records/check-other-records.ts';
import { checkSpfRecord } from './sender-records/check-spf-record.ts';
import { senderOf, verdictsOn } from './sender-records/record-verdicts.ts';

/** Milliseconds. Spares DNS lookups on reload. */
const FRESH = 60_000;

export function mailSettingsRoutes({ db, config, now, dns }: Deps & { dns: DnsLookups }): FastifyPluginAsync {
  const change = createChange({ db, now });
  const sendTestMail = createTestMails(config);
  let last: { at: number; records: Promise<SenderRecords> } | undefined;

  return serveCalls({
    async getMailSettings(request) {
      const trouble = await findBounceTrouble(db, config);
      return { data: mailSettingsOf(config, currentUser(request).email, trouble) };
    },

    async sendTestMail(request) {
      const by = { actor: currentUser(request), now: now() };
      const data = await sendTestMail(await loadKnownSettings(db), by);
      const subject = { kind: 'mail', id: by.actor.id, label: 'to oneself' };
      const after = { outcome: data.outcome };
      await change(request, (trx) => recordAudit(trx, { ...by, action: 'mail.test', subject, after }));
      return { data };
    },

    async checkSenderRecords(request) {
      const moment = now();
      const isStale = !last || moment.getTime() - last.at > FRESH || moment.getTime() < last.at;
      if (isStale || request.query.refresh)
        last = { at: moment.getTime(), records: checkSenderRecords(dns, config, moment) };
      const asked = last?.records ?? checkSenderRecords(dns, config, moment);
      asked.catch(() => {
        last = undefined;
      });
      return { data: await asked };
    },
  });
}

function mailSettingsOf(
  { mail, bounces: { mailbox }, dataDir }: Config,
  testRecipient: string,
  bounceTrouble: FailingSince | undefined,
): MailSettings {
  const url = mail.smtpUrl === undefined ? undefined : new URL(mail.smtpUrl);
  const port = url && (url.port || (url.protocol === 'smtps:' ? '465' : '587'));
  return {
    from: mail.from,
    server: url ? `${url.hostname}:${port}` : null,
    isTlsRequired: mail.tls === 'required',
    folder: url ? null : mailFolder(dataDir),
    dkim: mail.dkim ? { domain: mail.dkim.domain, selector: mail.dkim.selector } : null,
    bounces: mailbox
      ? {
          user: mailbox.user,
          server: `${mailbox.host}:${mailbox.port}`,
          folder: mailbox.folder,
          trouble: bounceTrouble ?? null,
        }
      : null,
    testRecipient,
  };
}

const NOT_SET = 'MAIL_FROM is not set: there is no domain to look up.';

async function checkSenderRecords(dns: DnsLookups, config: Config, now: Date): Promise<SenderRecords> {
  const sender = senderOf(config);
  const isSet = config.given.MAIL_FROM !== undefined;
  const look = (name: SenderRecord['name'], check: () => Promise<SenderRecord>) =>
    isSet ? orUnknown(name, check) : verdictsOn(name, []).unknown(NOT_SET);
  const records = await Promise.all([
    look('spf', () => checkSpfRecord(dns, sender)),
    look('dkim', () => checkDkimRecord(dns, sender)),
    look('dmarc', () => checkDmarcRecord(dns, sender)),
    look('mx', () => checkMxRecord(dns, sender)),
    checkUnsubscribeRecord(sender),
  ]);
  return { domain: isSet ? sender.domain : '', checkedAt: now.toISOString(), records };
}

/** A failed lookup does not mean a missing record. */
async function orUnknown(
  name: SenderRecord['name'],
  check: () => Promise<SenderRecord>,
): Promise<SenderRecord> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DnsIsAway)) throw error;
    const text = `Could not ask: this machine gets no answer from DNS (${error.message}) What stands there is not known.`;
    return verdictsOn(name, []).unknown(text);
  }
}
