import { join } from 'node:path';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { cleanText } from '../../../contracts/fields/text.contract.ts';
import { formatMoment } from '../../../contracts/india-time.ts';
import type { TestMailResult } from '../../../contracts/mail/mail-settings.contract.ts';
import type { Config } from '../../config.ts';
import { newId } from '../../db/identifiers.ts';
import { conflict, tooMany } from '../../http/faults/errors.ts';
import { describeWait } from '../../http/limits/rate-limits.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { MAX_WORDS } from '../../mail/mail-claims.queries.ts';
import { mailFolder } from '../../mail/mail-files.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { NO_PERSON } from '../../mail/messages/render-message.ts';
import { layOutMail } from '../../mail/rendering/lay-out-mail.ts';
import { openMailTransport } from '../../mail/transports.ts';

/** Milliseconds: below the browser's timeout. */
const DEADLINE = 20_000;
const WINDOW = 10 * 60_000;
const MAX_IN_WINDOW = 10;

type Agency = { agencyName: string };

export function createTestMails(config: Config) {
  const sentBy = new Map<string, number[]>();
  let isBusy = false;

  function takeTurn(userId: string, now: number): void {
    const max = Math.max(1, Math.round(MAX_IN_WINDOW * config.rateLimitScale));
    const taken = (sentBy.get(userId) ?? []).filter((at) => at > now - WINDOW && at <= now);
    const [oldest] = taken;
    if (oldest !== undefined && taken.length >= max) {
      const seconds = Math.ceil((oldest + WINDOW - now) / 1000);
      throw tooMany(`Too many tries. Please wait ${describeWait(seconds)} and try again.`, seconds);
    }
    sentBy.set(userId, [...taken, now]);
  }

  return async function sendTestMail(agency: Agency, { actor, now }: StaffAction): Promise<TestMailResult> {
    if (isBusy) throw conflict('A test mail is being sent at this moment. Please wait for its answer.');
    takeTurn(actor.id, now.getTime());
    isBusy = true;
    try {
      return await send(config, agency, { actor, now });
    } finally {
      isBusy = false;
    }
  };
}

/** Uses a new connection, so that wrong settings show, down to the password. */
async function send(config: Config, agency: Agency, { actor, now }: StaffAction): Promise<TestMailResult> {
  const transport = openMailTransport(config, () => {}, DEADLINE);
  // One id per person, as nothing would clean up test mails.
  const id = config.mail.smtpUrl ? newId() : `test-mail-${actor.id}`;
  const mail = testMail(agency, { actor, now });
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10;
  try {
    const answer = await transport.send({ ...mail, id, to: actor.email });
    return config.mail.smtpUrl
      ? { outcome: 'sent', answer: cleanText(shortenText(answer, MAX_WORDS)), seconds: seconds() }
      : { outcome: 'written', answer: join(mailFolder(config.dataDir), `${id}.eml`), seconds: seconds() };
  } catch (error) {
    return { outcome: 'failed', answer: wordsOf(error), seconds: seconds() };
  } finally {
    transport.close();
  }
}

const WORDS = `Hello {{username}},

this is the test mail that you asked for in the admin area of {{agencyName}}. It went the way that all mails of the site go: where
it lies in your spam folder, the others do so, too.`;

function testMail({ agencyName }: Agency, { actor, now }: StaffAction): RenderedMail {
  const subject = `Test mail from ${agencyName}, ${formatMoment(now)}`;
  const values = { agencyName, username: actor.username };
  const frame = { subject, preheader: 'Mails of the site arrive.', brand: { name: agencyName }, footer: [] };
  const { html, text } = layOutMail({ words: WORDS, values, frame });
  return { subject, html, text, headers: NO_PERSON };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return cleanText(shortenText(words, MAX_WORDS));
}
