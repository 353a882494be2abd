import type { FastifyPluginAsync } from 'fastify';
import type { InboxItem } from '../../../contracts/inbox/inbox.contract.ts';
import { pageOf } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentSeer } from '../../http/session/guards.ts';
import { presentContactMessage } from '../contacts/present-contact-message.ts';
import { presentDeskEnquiry } from '../enquiries/desk/present-desk-enquiry.ts';
import { type DeskClock, readDeskClock } from '../follow-up/desk-clock.ts';
import { countInbox, pageOfInbox, type WaitingRow } from './inbox.queries.ts';

export function inboxRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    async listInbox(request) {
      const { whose = 'all', q } = request.query;
      const page = pageOf(request.query);
      const asking = { ...currentSeer(request), view: whose, q, now: now() };
      const { rows, nextCursor } = await pageOfInbox(db, page, asking);
      const clock = await readDeskClock(db, asking.now);
      return { data: rows.map((row) => presentItem(row, clock)), nextCursor };
    },

    async countInbox(request) {
      const { q } = request.query;
      return { data: await countInbox(db, { ...currentSeer(request), q, now: now() }) };
    },
  });
}

function presentItem(waiting: WaitingRow, clock: DeskClock): InboxItem {
  if (waiting.kind === 'enquiry') {
    const { row } = waiting;
    return { kind: 'enquiry', _id: row.id, enquiry: presentDeskEnquiry(row, clock) };
  }
  const message = presentContactMessage(waiting.row, clock);
  return { kind: 'message', _id: message._id, message };
}
