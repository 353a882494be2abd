import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { cutPage, pageOf } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { hungUpSignal } from '../../http/hung-up.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import type { MailBuilder } from '../../mail/mail-types.ts';
import { titleOfKind } from '../../mail/messages/all-messages.ts';
import { loadMailHealth } from './mail-health.ts';
import { listMails, positionOfMail } from './mail-list.queries.ts';
import { presentMail, presentMails } from './present-mail.ts';
import {
  cancelAsStaff,
  findRunOutcome,
  getMail,
  markReachableAsStaff,
  sendAgainAsStaff,
  sendFailedAgainAsStaff,
} from './work-on-mails.ts';

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
      const { rows, nextCursor } = cutPage(found, page, positionOfMail);
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
