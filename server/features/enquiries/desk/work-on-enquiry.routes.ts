import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentSeer } from '../../../http/session/guards.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { correctEnquiry } from './correct/correct-enquiry.ts';
import { lockOpenDeskEnquiry } from './find-desk-enquiry.ts';
import { loadDeskDetail } from './load-desk-detail.ts';
import { finishNextAction, setNextAction } from './next-action.ts';
import { addNote, logContact, replyToEnquiry } from './reply-to-enquiry.ts';

type Work<T> = (
  trx: Db,
  enquiry: Awaited<ReturnType<typeof lockOpenDeskEnquiry>>,
  by: StaffAction,
) => Promise<T>;

export function workOnEnquiryRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    getDeskEnquiry: async (request) => ({
      data: await loadDeskDetail(db, request.params.id, { ...currentSeer(request), now: now() }),
    }),

    async setNextAction(request) {
      const undoId = await work(request, (trx, enquiry, by) => setNextAction(trx, enquiry, request.body, by));
      return { message: 'Next action saved', data: { undoId } };
    },

    async finishNextAction(request) {
      const undoId = await work(request, (trx, enquiry, by) =>
        finishNextAction(trx, enquiry, request.body, by),
      );
      return { message: 'Done', data: { undoId } };
    },

    async correctEnquiry(request) {
      const undoId = await work(request, (trx, enquiry, by) =>
        correctEnquiry(trx, enquiry, request.body, by),
      );
      return { message: 'Corrected', data: { undoId } };
    },

    async addNote(request) {
      const data = await work(request, async (trx, enquiry, by) => ({
        _id: await addNote(trx, enquiry, request.body.text, by),
      }));
      return { message: 'Note added', data };
    },

    async replyToEnquiry(request) {
      const data = await work(request, (trx, enquiry, by) => replyToEnquiry(trx, enquiry, request.body, by));
      wakeMail();
      return { message: 'Reply on its way', data };
    },

    async logContact(request) {
      const data = await work(request, (trx, enquiry, by) => logContact(trx, enquiry, request.body, by));
      return { message: 'Noted', data };
    },
  });

  function work<T>(request: FastifyRequest<{ Params: { id: string } }>, does: Work<T>): Promise<T> {
    return change(request, async (trx, by) =>
      does(trx, await lockOpenDeskEnquiry(trx, request.params.id, by), by),
    );
  }
}
