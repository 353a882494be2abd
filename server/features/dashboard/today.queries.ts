import type { MessageNeed } from '../../../contracts/contacts/message-terms.ts';
import type { DeskFilter } from '../../../contracts/enquiries/desk.contract.ts';
import { ATTENTION_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import type { Today } from '../../../contracts/today.contract.ts';
import { TRAVEL_DAYS, type Whose } from '../../../contracts/today-terms.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import type { Seer } from '../../http/session/visible-to.ts';
import { countMessages, listContactMessages } from '../contacts/message-list.queries.ts';
import { presentContactMessage } from '../contacts/present-contact-message.ts';
import { countBounded } from '../enquiries/desk/list/desk-counts.queries.ts';
import { listConditions } from '../enquiries/desk/list/desk-filter.ts';
import { type ListSort, listDeskRows } from '../enquiries/desk/list/desk-list.queries.ts';
import { presentDeskEnquiry } from '../enquiries/desk/present-desk-enquiry.ts';
import { type DeskClock, readDeskClock } from '../follow-up/desk-clock.ts';
import { listMails } from '../mail-desk/mail-list.queries.ts';
import { presentMails } from '../mail-desk/present-mail.ts';

const SHOWN = 8;
const PAGE = { limit: SHOWN, after: undefined };

type Asking = Seer & DeskClock;

export async function findToday(
  db: Db,
  whose: Whose,
  { now, seesMails, ...seer }: Seer & { now: Date; seesMails: boolean },
): Promise<Today> {
  const asking = { ...seer, ...(await readDeskClock(db, now)) };
  const day = dayOf(now);
  const lastDay = dayAfter(day, TRAVEL_DAYS);
  const travelling = { status: 'confirmed' as const, travelFrom: day, travelTo: lastDay };
  const isMine = whose === 'mine';
  return {
    day,
    whose,
    due: await beginningOf(db, { needs: isMine ? 'my-due' : 'due' }, 'waiting-by-next-action', asking),
    unanswered: await beginningOf(db, { needs: 'unanswered' }, 'oldest', asking),
    overduePayments: await beginningOf(
      db,
      { needs: 'payment-overdue', ...(isMine && { owner: 'me' }) },
      'travel',
      asking,
    ),
    refunds: await beginningOf(
      db,
      { needs: 'to-pay-back', ...(isMine && { owner: 'me' }) },
      'oldest',
      asking,
    ),
    silent: await beginningOf(db, { needs: 'silent-3', ...(isMine && { owner: 'me' }) }, 'oldest', asking),
    travelling: {
      ...(await beginningOf(db, { ...travelling, ...(isMine && { owner: 'me' }) }, 'travel', asking)),
      lastDay,
    },
    failedMails: seesMails ? await findFailedMails(db, now) : { first: [], count: 0 },
    dueMessages: await messagesOf(db, isMine ? 'my-due' : 'due', asking),
    unansweredMessages: await messagesOf(db, 'unanswered', asking),
  };
}

async function findFailedMails(db: Db, now: Date): Promise<Today['failedMails']> {
  const failed = await listMails(db, PAGE, { state: 'failed' });
  return {
    first: await presentMails(db, failed.slice(0, SHOWN), now),
    count: await countUpTo(db, selectFailed(db), ATTENTION_LIMIT),
  };
}

const selectFailed = (db: Db) => db.selectFrom('outbox').select('id').where('failed_at', 'is not', null);

async function messagesOf(db: Db, needs: MessageNeed, asking: Asking): Promise<Today['dueMessages']> {
  const rows = await listContactMessages(db, PAGE, { filter: { needs }, ...asking });
  return {
    first: rows.slice(0, SHOWN).map((row) => presentContactMessage(row, asking)),
    count: await countMessages(db, { filter: { needs }, ...asking }, ATTENTION_LIMIT),
  };
}

async function beginningOf(
  db: Db,
  filter: Partial<DeskFilter>,
  sort: ListSort,
  asking: Asking,
): Promise<Today['due']> {
  const conditions = await listConditions(db, filter, { ...asking, sort });
  const rows = await listDeskRows(db, conditions, sort, PAGE);
  return {
    first: rows.slice(0, SHOWN).map((row) => presentDeskEnquiry(row, asking)),
    count: await countBounded(db, conditions, ATTENTION_LIMIT),
  };
}
