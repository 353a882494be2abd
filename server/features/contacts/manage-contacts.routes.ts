import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { messageCalls } from '../../../contracts/calls/message-calls.contract.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { pageOf } from '../../http/calls/page-of.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { listContactMessages, positionOfContactMessage } from './contacts.queries.ts';
import {
  deleteContactMessageAsStaff,
  getContactMessage,
  replyToContactMessage,
  setDone,
} from './manage-contacts.ts';
import { loadContactMessageDetail, presentContactMessage } from './present-contact-message.ts';

/** What staff do with the messages of the contact form. */
export function manageContactRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls(messageCalls, {
    async listContactMessages(request) {
      const page = pageOf(request.query);
      const found = await listContactMessages(db, page, request.query);
      const { rows, nextCursor } = cutPage(found, page, positionOfContactMessage);
      return { data: rows.map(presentContactMessage), nextCursor };
    },

    async getContactMessage(request) {
      const message = await getContactMessage(db, request.params.id);
      return { data: await loadContactMessageDetail(db, message, now()) };
    },

    async replyToContactMessage(request) {
      const { id } = request.params;
      const { body } = request;
      const repeatable = repeatableOf(request, `contact-reply:${id}`, now());
      const answer = await runOnce(db, repeatable, async (trx) => {
        await replyToContactMessage(trx, id, body, by(request));
        return { message: 'Your reply is on its way.' };
      });
      wakeMail();
      return answer;
    },

    async markContactMessageDone(request) {
      await runTransaction(db, (trx) => setDone(trx, request.params.id, true, by(request)));
      return { message: 'The message is done.' };
    },

    async reopenContactMessage(request) {
      await runTransaction(db, (trx) => setDone(trx, request.params.id, false, by(request)));
      return { message: 'The message is open again.' };
    },

    async deleteContactMessage(request) {
      await runTransaction(db, (trx) => deleteContactMessageAsStaff(trx, request.params.id, by(request)));
      return { message: 'Message deleted successfully' };
    },
  });

  function by(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}
