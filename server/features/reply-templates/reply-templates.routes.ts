import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { replyTemplateCalls } from '../../../contracts/calls/reply-template-calls.contract.ts';
import type { ReplyTemplate } from '../../../contracts/reply-templates/reply-templates.contract.ts';
import type { ReplyTemplateRow } from '../../db/reply-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { getMessage } from '../contacts/find-message.ts';
import { findDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { changeTemplate, createTemplate, getTemplate, setTemplateDeleted } from './change-templates.ts';
import { fillForEnquiry, fillForMessage } from './fill-templates.ts';
import { listTemplates } from './reply-templates.queries.ts';

/** What staff answer with often. */
export function replyTemplateRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(replyTemplateCalls, {
    listReplyTemplates: async () => ({ data: (await listTemplates(db)).map(presentTemplate) }),

    getReplyTemplate: async (request) => ({
      data: presentTemplate(await getTemplate(db, request.params.id)),
    }),

    async createReplyTemplate(request) {
      const by = byOf(request);
      const repeatable = repeatableOf(request, `reply-template:${by.actor.id}`, by.now);
      const data = await runOnce(db, repeatable, async (trx) =>
        presentTemplate(await createTemplate(trx, request.body, by)),
      );
      return { message: 'The template is saved.', data };
    },

    async updateReplyTemplate(request) {
      const by = byOf(request);
      const row = await runTransaction(db, (trx) => changeTemplate(trx, request.params.id, request.body, by));
      return { message: 'The template is saved.', data: presentTemplate(row) };
    },

    async deleteReplyTemplate(request) {
      await runTransaction(db, (trx) => setTemplateDeleted(trx, request.params.id, true, byOf(request)));
      return { message: 'The template is deleted.' };
    },

    async restoreReplyTemplate(request) {
      await runTransaction(db, (trx) => setTemplateDeleted(trx, request.params.id, false, byOf(request)));
      return { message: 'The template is back.' };
    },

    async fillTemplatesForEnquiry(request) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      return { data: await fillForEnquiry(db, enquiry, currentUser(request).username) };
    },

    async fillTemplatesForMessage(request) {
      const message = await getMessage(db, request.params.id);
      return { data: await fillForMessage(db, message, currentUser(request).username) };
    },
  });

  function byOf(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}

function presentTemplate(row: ReplyTemplateRow): ReplyTemplate {
  const { id, name, destination, subject, text, version, updated_at } = row;
  const shown = { name, destination, subject: subject === '' ? null : subject, text, version };
  return { _id: id, ...shown, updatedAt: updated_at };
}
