import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoment } from '../../../contracts/india-time.ts';
import { AGAIN_BATCH } from '../../../contracts/mail/mail-terms.ts';
import type { RunOutcome, SentAgain } from '../../../contracts/mail/manage-mail.contract.ts';
import { countRows } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { pageOf, slicePage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { countWritten } from '../../mail/mail-progress.ts';
import type { MailBuilder } from '../../mail/mail-types.ts';
import { titleOfKind } from '../../mail/messages/all-messages.ts';
import { cancelMail, renewMails, sendMailAgain } from '../../mail/outbox-changes.queries.ts';
import { removeUnreachable } from '../../mail/unreachable.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { loadMailHealth } from './mail-health.ts';
import { findMail, listMails, positionOfMail } from './mail-list.queries.ts';
import { presentMail, presentMails } from './present-mail.ts';

export type KnownMails = { mailKinds: readonly string[]; mailBuilderFor: (siteUrl: string) => MailBuilder };

export function mailDeskRoutes({
  db,
  reports,
  config,
  now,
  wakeMail,
  mailKinds,
  mailBuilderFor,
}: Deps & KnownMails): FastifyPluginAsync {
  const change = createChange({ db, now });
  const kinds = mailKinds
    .map((kind) => ({ kind, title: titleOfKind(kind) }))
    .sort((a, b) => a.title.localeCompare(b.title));

  return serveCalls({
    async listMails(request) {
      const page = pageOf(request.query);
      // A filtered search may scan most mails, so it uses the read-only database.
      const found = await listMails(request.query.q ? reports : db, page, request.query);
      const { rows, nextCursor } = slicePage(found, page, positionOfMail);
      return { data: await presentMails(db, rows, now()), nextCursor };
    },

    getMail: async (request, reply) => ({ data: await detailOf(request, reply) }),

    getMailHealth: async () => ({ data: await loadMailHealth(db, config, now()) }),

    listMailKinds: async () => ({ data: kinds }),

    async sendMailAgain(request, reply) {
      const { id } = request.params;
      const { isKnownAsSent } = request.body;
      await change(request, (trx, by) => sendAgainAsStaff(trx, id, isKnownAsSent, by));
      wakeMail();
      return { message: 'The mail is on its way.', data: await detailOf(request, reply) };
    },

    async cancelMail(request, reply) {
      await change(request, (trx, by) => cancelAsStaff(trx, request.params.id, by));
      return { message: 'The mail is cancelled.', data: await detailOf(request, reply) };
    },

    async sendFailedMailsAgain(request) {
      const { run = now().toISOString() } = request.body;
      const data = await change(request, (trx, by) => sendFailedAgainAsStaff(trx, run, by));
      wakeMail();
      return { data };
    },

    async markReachable(request) {
      await change(request, (trx, by) => markReachableAsStaff(trx, request.body.email, by));
      return { message: 'Mails go to this address again.' };
    },

    getRunOutcome: async (request) => ({ data: await findRunOutcome(db, request.params.run) }),
  });

  async function detailOf(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
    const mail = await getMail(db, request.params.id);
    const buildMail = mailBuilderFor(siteOrigin(request, config.publicUrl));
    return presentMail(db, mail, { buildMail, now: now(), signal: hungUpSignal(reply) });
  }
}

async function getMail(db: Db, id: string): Promise<OutboxRow> {
  const mail = await findMail(db, id);
  if (!mail) throw notFound('mail');
  return mail;
}

async function sendAgainAsStaff(trx: Db, id: string, isKnownAsSent: boolean, by: StaffAction): Promise<void> {
  const mail = await getLocked(trx, id);
  if (mail.sent_at !== null && !isKnownAsSent)
    throw conflict('This mail was sent meanwhile. Send it again only if it is to arrive twice.');
  // Already queued: the answer to a first request may be lost.
  if (!(await sendAgain(trx, id, by.now))) return;
  await recordAudit(trx, { ...by, action: 'mail.again', subject: subjectOf(mail) });
}

async function cancelAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const mail = await getLocked(trx, id);
  if (mail.cancelled_at !== null) return;
  if (!(await cancelMail(trx, id, by.now)))
    throw conflict(
      mail.next_attempt_at === null
        ? 'This mail does not wait any more.'
        : 'This mail is being sent at this moment.',
    );
  await recordAudit(trx, { ...by, action: 'mail.cancel', subject: subjectOf(mail) });
}

/** Only mails that failed before `run`, so that a run does not repeat its own failures. */
async function sendFailedAgainAsStaff(trx: Db, run: string, by: StaffAction): Promise<SentAgain> {
  const failed = trx.selectFrom('outbox').where('failed_at', '<=', run).where('failed_at', 'is not', null);
  const oldest = failed.selectAll().orderBy('created_at').orderBy('id').limit(AGAIN_BATCH);
  const again: string[] = [];
  for (const { id } of await locking(trx, oldest, 'outbox').execute())
    if (await sendAgain(trx, id, by.now)) again.push(id);
  if (again.length > 0) {
    await trx.updateTable('outbox').set({ run_at: run }).where('id', 'in', again).execute();
    const subject = { kind: 'failed_mails', id: run, label: `${again.length} in all` };
    await recordAudit(trx, { ...by, action: 'failed_mails.again', subject });
  }
  return { run, again: again.length, left: await countRows(failed) };
}

async function markReachableAsStaff(trx: Db, email: string, by: StaffAction): Promise<void> {
  const mark = await removeUnreachable(trx, email.toLowerCase());
  if (!mark) return;
  // Without the address: the log outlives erasure requests.
  const subject = { kind: 'bounce_mark', id: mark.mail_id ?? '', label: `of ${formatMoment(mark.found_at)}` };
  await recordAudit(trx, { ...by, action: 'bounce_mark.delete', subject });
}

async function findRunOutcome(db: Db, run: string): Promise<RunOutcome> {
  const { all, out, ...ended } = await db
    .selectFrom('outbox')
    .where('run_at', '=', run)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('sent_at').as('out'),
      countWritten(),
      fn.count<number>('failed_at').as('failed'),
      fn.count<number>('cancelled_at').as('cancelled'),
    ])
    .executeTakeFirstOrThrow();
  const { written, failed, cancelled } = ended;
  return { ...ended, sent: out - written, waiting: all - out - failed - cancelled };
}

async function sendAgain(trx: Db, id: string, now: Date): Promise<boolean> {
  if (!(await sendMailAgain(trx, id, now))) return false;
  const enquiry = await trx
    .selectFrom('outbox')
    .innerJoin('bookings', 'bookings.id', 'outbox.about_id')
    .select(['bookings.id', 'bookings.user_email'])
    .where('outbox.id', '=', id)
    .where('outbox.about_kind', '=', 'booking')
    .executeTakeFirst();
  if (enquiry?.user_email) await renewMails(trx, { kind: 'booking', id: enquiry.id }, enquiry.user_email);
  return true;
}

async function getLocked(trx: Db, id: string): Promise<OutboxRow> {
  const query = trx.selectFrom('outbox').selectAll().where('id', '=', id);
  const mail = await locking(trx, query, 'outbox').executeTakeFirst();
  if (!mail) throw notFound('mail');
  return mail;
}

/** Without the recipient: the log outlives erasure requests. */
function subjectOf({ id, kind }: OutboxRow) {
  return { kind: 'mail', id, label: titleOfKind(kind) };
}
