import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, doneAnswer, listAnswerOf } from '../../../contracts/answers.contract.ts';
import {
  contactListQuery,
  contactMessage,
  contactMessageDetail,
  contactReplyBody,
} from '../../../contracts/manage-contacts.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { repeatableOf, runOnce } from '../../http/idempotency.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { listContactMessages, positionOfContactMessage } from './contacts.queries.ts';
import { getContactMessage, removeMessage, replyToMessage, setDone } from './manage-contacts.ts';
import { loadContactMessageDetail, presentContactMessage } from './present-contact-message.ts';

/** What staff do with the messages of the contact form. */
export function manageContactRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/contacts',
      {
        schema: {
          tags: ['contacts'],
          summary: 'Messages of the contact form, newest first; searched and filtered (staff)',
          querystring: contactListQuery,
          response: answers(listAnswerOf(contactMessage)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const found = await listContactMessages(db, page, request.query);
        const { rows, nextCursor } = cutPage(found, page, positionOfContactMessage);
        return { success: true as const, data: rows.map(presentContactMessage), nextCursor };
      },
    );

    app.get(
      '/contacts/:id',
      {
        schema: {
          tags: ['contacts'],
          summary: 'A message with what was written back (staff)',
          params: idParams,
          response: answers(answerOf(contactMessageDetail)),
        },
      },
      async (request) => {
        const message = await getContactMessage(db, request.params.id);
        return { success: true as const, data: await loadContactMessageDetail(db, message) };
      },
    );

    app.post(
      '/contacts/:id/replies',
      {
        schema: {
          tags: ['contacts'],
          summary: 'Answer a message by mail; kept first, mailed after (staff)',
          params: idParams,
          body: contactReplyBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const { id } = request.params;
        const { body } = request;
        const repeatable = repeatableOf(request, `contact-reply:${id}`, now());
        const answer = await runOnce(db, repeatable, async (trx) => {
          await replyToMessage(trx, id, body, by(request));
          return { success: true as const, message: 'Your reply is on its way.' };
        });
        wakeMail();
        return answer;
      },
    );

    app.put(
      '/contacts/:id/done',
      {
        schema: {
          tags: ['contacts'],
          summary: 'Mark a message as done (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await runTransaction(db, (trx) => setDone(trx, request.params.id, true, by(request)));
        return { success: true as const, message: 'The message is done.' };
      },
    );

    app.delete(
      '/contacts/:id/done',
      {
        schema: {
          tags: ['contacts'],
          summary: 'Open a message again (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await runTransaction(db, (trx) => setDone(trx, request.params.id, false, by(request)));
        return { success: true as const, message: 'The message is open again.' };
      },
    );

    app.delete(
      '/contacts/:id',
      {
        schema: {
          tags: ['contacts'],
          summary: 'Delete a message with what was written back (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        await runTransaction(db, (trx) => removeMessage(trx, request.params.id, by(request)));
        return { success: true as const, message: 'Message deleted successfully' };
      },
    );
  };

  function by(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}
