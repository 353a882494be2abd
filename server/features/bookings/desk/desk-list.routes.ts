import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf, failureAnswer, listAnswerOf, listQuery } from '../../../../contracts/answers.contract.ts';
import { BOOKING_STATUSES, DESK_SORTS } from '../../../../contracts/booking-steps.ts';
import {
  columnsAnswer,
  type DeskFilter,
  deskBooking,
  deskCounts,
  deskFilter,
  deskQuery,
  staffMember,
} from '../../../../contracts/desk.contract.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import { cutPage, eachRow, type Page } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { answers, pageOf } from '../../../http/answers.ts';
import { sendCsv } from '../../../http/csv.ts';
import { currentUser, requireAdmin } from '../../../http/session.ts';
import { endOfBin } from '../bookings.queries.ts';
import { countDesk } from './desk-counts.queries.ts';
import { DESK_COLUMNS } from './desk-csv.ts';
import { binConditions, deskConditions, hasStatus } from './desk-filter.ts';
import { type Conditions, type ListSort, listDeskRows, positionIn } from './desk-list.queries.ts';
import { presentDeskBooking } from './present-desk-booking.ts';
import { listStaff } from './staff-members.queries.ts';

const tags = ['bookings'];

/** The desk's lists: filtered, sorted and cut on the server. */
export function deskListRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  async function readPageOf(conditions: Conditions, sort: ListSort, page: Page) {
    const found = await listDeskRows(db, conditions, sort, page);
    const { rows, nextCursor } = cutPage(found, page, positionIn(sort));
    return { data: rows.map((row) => presentDeskBooking(row, now())), nextCursor };
  }

  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/manage/bookings',
      {
        schema: {
          tags,
          summary: 'Enquiries of the desk, searched, filtered and sorted (staff)',
          querystring: deskQuery,
          response: answers(listAnswerOf(deskBooking)),
        },
      },
      async (request) => {
        const { sort, ...filter } = readSort(request.query);
        const asking = { staffId: currentUser(request).id, now: now() };
        const conditions = await deskConditions(db, filter, asking);
        return { success: true as const, ...(await readPageOf(conditions, sort, pageOf(request.query))) };
      },
    );

    app.get(
      '/manage/bookings/board',
      {
        schema: {
          tags,
          summary: 'The same as a board: the newest of each status (staff)',
          querystring: deskQuery.omit({ status: true, sort: true, cursor: true }),
          response: answers(columnsAnswer),
        },
      },
      async (request) => {
        const asking = { staffId: currentUser(request).id, now: now() };
        const shared = await deskConditions(db, request.query, asking);
        const page = pageOf(request.query);
        const data = [];
        for (const status of BOOKING_STATUSES) {
          const conditions = [...shared, hasStatus(status)];
          const { data: bookings, nextCursor } = await readPageOf(conditions, 'newest', page);
          data.push({ status, bookings, nextCursor });
        }
        return { success: true as const, data };
      },
    );

    app.get(
      '/manage/bookings.csv',
      {
        schema: {
          tags,
          summary: 'The filtered list as CSV (staff)',
          querystring: deskFilter,
          produces: ['text/csv'],
          response: { 200: z.unknown(), '4xx': failureAnswer, '5xx': failureAnswer },
        },
      },
      async (request, reply) => {
        const { sort, ...filter } = readSort(request.query);
        const asking = { staffId: currentUser(request).id, now: now() };
        const conditions = await deskConditions(db, filter, asking);
        return sendCsv(reply, {
          fileName: `bookings-${dayOf(now())}.csv`,
          columns: DESK_COLUMNS,
          rows: eachRow((page) => listDeskRows(db, conditions, sort, page), positionIn(sort)),
        });
      },
    );

    app.get(
      '/manage/bookings/counts',
      {
        schema: {
          tags,
          summary: 'How many enquiries wait where, counted up to a bound (staff)',
          response: answers(answerOf(deskCounts)),
        },
      },
      async () => ({ success: true as const, data: await countDesk(db, now()) }),
    );

    app.get(
      '/manage/bookings/staff',
      {
        schema: {
          tags,
          summary: 'Who can look after enquiries (staff)',
          response: answers(answerOf(z.array(staffMember))),
        },
      },
      async () => ({ success: true as const, data: await listStaff(db) }),
    );

    app.get(
      '/manage/bookings/bin',
      {
        schema: {
          tags,
          summary: 'Enquiries in the bin, last binned first (staff)',
          querystring: listQuery,
          response: answers(listAnswerOf(deskBooking)),
        },
      },
      async (request) => {
        const conditions = binConditions(endOfBin(now()));
        return { success: true as const, ...(await readPageOf(conditions, 'bin', pageOf(request.query))) };
      },
    );
  };
}

/** The order that is asked for. Those who wait are few and sorted by themselves. */
function readSort<Query extends DeskFilter>(query: Query): Query & { sort: ListSort } {
  const { sort = DESK_SORTS[0], needs } = query;
  return { ...query, sort: needs && sort === 'next-action' ? 'waiting-by-next-action' : sort };
}
