import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userInList } from '../../../contracts/accounts.contract.ts';
import { doneAnswer, listAnswerOf, listQuery } from '../../../contracts/answers.contract.ts';
import { idParams } from '../../../contracts/text.contract.ts';
import { cutPage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { currentUser, requireAdmin } from '../../http/session.ts';
import { presentUserInList } from './present-user.ts';
import { deleteUser, listUsers } from './users.queries.ts';

export function userRoutes({ db, siteChanges }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/users',
      {
        schema: {
          tags: ['accounts'],
          summary: 'All accounts, newest first (staff)',
          querystring: listQuery,
          response: answers(listAnswerOf(userInList)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const { rows, nextCursor } = cutPage(await listUsers(db, page), page, (row) => ({
          at: row.created_at,
          id: row.id,
        }));
        return { success: true as const, data: rows.map(presentUserInList), nextCursor };
      },
    );

    app.delete(
      '/users/:id',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Delete an account; its reviews and enquiries stay (staff)',
          params: idParams,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        if (request.params.id === currentUser(request).id)
          throw conflict('You cannot delete your own account here.');
        const deletion = await db.transaction().execute((trx) => deleteUser(trx, request.params.id));
        if (deletion === 'last admin') throw conflict('The last admin cannot be deleted.');
        if (deletion === 'not there') throw notFound('user');
        siteChanges.announce();
        return { success: true as const, message: 'User deleted successfully' };
      },
    );
  };
}
