import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { COUNT_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../db/database.ts';
import { pageOf, slicePage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict } from '../../http/faults/errors.ts';
import { currentSeer } from '../../http/session/guards.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { becomeEnquiry } from '../enquiries/desk/of-message/become-enquiry.ts';
import { readDeskClock } from '../follow-up/desk-clock.ts';
import { notDueText } from '../follow-up/plan-action.ts';
import { claimRescue, findSpamMarks } from '../spam/spam-marks.queries.ts';
import { lockMessageToAnswer, logMessageContact, replyToContactMessage } from './answer-message.ts';
import { messageInLog } from './change-message.ts';
import { sendMailsOfRescuedMessage } from './contacts.mail.ts';
import { getMessage, lockMessage, type MessageRow, setContactMessage } from './contacts.queries.ts';
import { countMessages, listContactMessages, positionOfMessage } from './message-list.queries.ts';
import { loadContactMessageDetail, presentContactMessage } from './present-contact-message.ts';
import {
  addMessageNote,
  deleteContactMessageAsStaff,
  finishMessageAction,
  setDone,
  setMessageAction,
  setMessageOwner,
} from './work-on-message.ts';

export function manageContactRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listContactMessages(request) {
      const page = pageOf(request.query);
      const filter = request.query;
      const clock = await readDeskClock(db, now());
      const asking = { ...currentSeer(request), filter, now: clock.now };
      const found = await listContactMessages(db, page, asking);
      const { rows, nextCursor } = slicePage(found, page, positionOfMessage(filter));
      const inSpam = rows.filter((row) => row.spam_at !== null).map(({ id }) => id);
      const marks = await findSpamMarks(db, 'message', inSpam);
      return {
        data: rows.map((row) => presentContactMessage(row, clock, marks.get(row.id))),
        nextCursor,
      };
    },

    async countContactMessages(request) {
      const asking = { ...currentSeer(request), filter: { status: 'spam' as const }, now: now() };
      return { data: { spam: await countMessages(db, asking, COUNT_LIMIT) } };
    },

    async markContactMessageSpam(request) {
      const notDue = await change(request, (trx, by) => setSpam(trx, request.params.id, true, by));
      return { message: `The message is in the spam folder.${notDue}` };
    },

    async rescueContactMessage(request) {
      await change(request, (trx, by) => setSpam(trx, request.params.id, false, by));
      wakeMail();
      return { message: 'The message is back in the list.' };
    },

    async getContactMessage(request) {
      const message = await getMessage(db, request.params.id);
      return { data: await loadContactMessageDetail(db, message, { ...currentSeer(request), now: now() }) };
    },

    async replyToContactMessage(request) {
      const { body, params } = request;
      const answer = await change(request, async (trx, by) => {
        const message = await lockMessageToAnswer(trx, params.id);
        const data = await replyToContactMessage(trx, message, body, by);
        const notDue = body.isDone && message.done_at === null ? notDueText(message) : '';
        return { message: `Your reply is on its way.${notDue}`, data };
      });
      wakeMail();
      return answer;
    },

    async markContactMessageDone(request) {
      const notDue = await change(request, (trx, by) => setDone(trx, request.params.id, true, by));
      return { message: `The message is done.${notDue}` };
    },

    async reopenContactMessage(request) {
      await change(request, (trx, by) => setDone(trx, request.params.id, false, by));
      return { message: 'The message is open again.' };
    },

    async setMessageOwner(request) {
      const undoId = await work(request, (trx, message, by) =>
        setMessageOwner(trx, message, request.body, by),
      );
      return { message: 'Owner saved', data: { undoId } };
    },

    async setMessageAction(request) {
      const undoId = await work(request, (trx, message, by) =>
        setMessageAction(trx, message, request.body, by),
      );
      return { message: 'Next action saved', data: { undoId } };
    },

    async finishMessageAction(request) {
      const undoId = await work(request, (trx, message, by) =>
        finishMessageAction(trx, message, request.body, by),
      );
      return { message: 'Done', data: { undoId } };
    },

    async addMessageNote(request) {
      const data = await work(request, async (trx, message, by) => ({
        _id: await addMessageNote(trx, message, request.body.text, by),
      }));
      return { message: 'Note added', data };
    },

    async logMessageContact(request) {
      const { params, body } = request;
      const data = await change(request, async (trx, by) => {
        const message = await lockMessageToAnswer(trx, params.id);
        return logMessageContact(trx, message, body, by);
      });
      return { message: 'Noted', data };
    },

    async makeEnquiryOfMessage(request) {
      const { id } = request.params;
      const data = await work(request, becomeEnquiry);
      // A repeated request gets its first answer, whatever came after.
      if ((await getMessage(db, id)).enquiry_id !== data._id)
        throw conflict('The enquiry that you made of it was taken back since. Press again to make another.');
      return { message: `It is the enquiry ${data.reference} now.`, data };
    },

    async deleteContactMessage(request) {
      await change(request, (trx, by) => deleteContactMessageAsStaff(trx, request.params.id, by));
      return { message: 'Message deleted successfully' };
    },
  });

  function work<T>(
    request: FastifyRequest<{ Params: { id: string } }>,
    does: (trx: Db, message: MessageRow, by: StaffAction) => Promise<T>,
  ): Promise<T> {
    return change(request, async (trx, by) => does(trx, await lockMessage(trx, request.params.id), by));
  }
}

/** A rescued message sends its mails now, once. Returns a text about a next action that is no longer due. */
async function setSpam(trx: Db, id: string, isSpam: boolean, by: StaffAction): Promise<string> {
  const message = await lockMessage(trx, id);
  if ((message.spam_at !== null) === isSpam) return '';
  await setContactMessage(trx, id, { spam_at: isSpam ? by.now.toISOString() : null });
  await recordAudit(trx, {
    ...by,
    action: isSpam ? 'message.spam' : 'message.rescue',
    subject: messageInLog(message),
    before: { isSpam: !isSpam },
    after: { isSpam },
  });
  if (isSpam) return message.done_at === null ? notDueText(message) : '';
  if (!(await claimRescue(trx, { kind: 'message', id }, by.now))) return '';
  const { name, email, mobile, tour_type, message: text } = message;
  const written = { name, email, mobile, tourType: tour_type, message: text };
  await sendMailsOfRescuedMessage(trx, { id, message: written }, by.now);
  return '';
}
