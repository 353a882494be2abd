import type { Db } from '../../server/db/database.ts';
import { newId } from '../../server/db/identifiers.ts';
import type { OutboxRow } from '../../server/db/mail-rows.ts';
import { LANES, type Lane, USUAL_LANE } from '../../server/mail/lanes.ts';
import { type ClaimedMail, claimDueMail, type LaneRules } from '../../server/mail/mail-claims.queries.ts';
import type { MailFault } from '../../server/mail/mail-fault.ts';
import { enqueueMail, type NewMail } from '../../server/mail/outbox.queries.ts';

export const ANY_LANE: readonly LaneRules[] = LANES.map((lane) => ({
  lane,
  busyMails: [],
  busyRecipients: [],
  busyDomains: [],
}));

export const at = (time: string) => new Date(`2026-05-01T${time}Z`);
export const TEN = at('10:00:00');
export const TAKEN = { answer: '250 OK', content: null };
export const FOR_NOW: MailFault = {
  message: '451 Try again later',
  isAnswer: true,
  isFinal: false,
  isAddress: false,
  whose: 'recipient',
};
export const NO_SUCH: MailFault = {
  ...FOR_NOW,
  message: '550 5.1.1 No such user',
  isFinal: true,
  isAddress: true,
};

export const mailTo = (recipient: string, lane: Lane = USUAL_LANE): NewMail => ({
  kind: 'test',
  recipient,
  payload: { n: 1 },
  about: { kind: 'user', id: 'nobody' },
  lane,
});

export function outboxOf(db: Db) {
  const tryClaim = (now: Date, rules = ANY_LANE) => claimDueMail(db, rules, newId(), now);
  return {
    enqueue: (recipient: string, now: Date, lane?: Lane) => enqueueMail(db, mailTo(recipient, lane), now),
    onlyMail: (): Promise<OutboxRow> => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
    tryClaim,
    async claim(now: Date): Promise<ClaimedMail> {
      const row = await tryClaim(now);
      if (!row) throw new Error('No mail was due.');
      return row;
    },
    async clear(): Promise<void> {
      for (const table of ['outbox', 'unreachable_addresses', 'mail_trouble'] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
