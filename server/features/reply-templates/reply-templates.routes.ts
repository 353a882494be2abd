import type { FastifyPluginAsync } from 'fastify';
import type { ReplyTemplate } from '../../../contracts/reply-templates/reply-templates.contract.ts';
import type { ReplyTemplateRow } from '../../db/desk-rows.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { getMessage } from '../contacts/contacts.queries.ts';
import { findDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { recordCalls } from '../records/record-calls.ts';
import { fillForEnquiry, fillForMessage } from './fill-templates.ts';
import { changeTemplate, createTemplate, TEMPLATE } from './template-records.ts';

export function replyTemplateRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now } = deps;
  const { list, get, create, update, remove, restore } = recordCalls(deps, TEMPLATE, {
    create: createTemplate,
    change: changeTemplate,
    present: (rows) => rows.map(presentTemplate),
    isPublic: false,
  });
  return serveCalls({
    listReplyTemplates: list,
    getReplyTemplate: get,
    createReplyTemplate: create,
    updateReplyTemplate: update,
    deleteReplyTemplate: remove,
    restoreReplyTemplate: restore,

    async fillTemplatesForEnquiry(request) {
      const enquiry = await findDeskEnquiry(db, request.params.id, now());
      return { data: await fillForEnquiry(db, enquiry, currentUser(request).username) };
    },

    async fillTemplatesForMessage(request) {
      const message = await getMessage(db, request.params.id);
      return { data: await fillForMessage(db, message, currentUser(request).username) };
    },
  });
}

function presentTemplate(row: ReplyTemplateRow): ReplyTemplate {
  const { id, name, destination, subject, text, version, updated_at } = row;
  const shown = { name, destination, subject: subject === '' ? null : subject, text, version };
  return { _id: id, ...shown, updatedAt: updated_at };
}
