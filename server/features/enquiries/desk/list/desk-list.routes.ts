import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { DeskFilter } from '../../../../../contracts/enquiries/desk.contract.ts';
import { DESK_SORTS, ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ADDED } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { clockTimeOf, dayOf } from '../../../../../contracts/india-time.ts';
import { type Choice, nameOfChoice } from '../../../../../contracts/tours/destinations.ts';
import { readWriteMark } from '../../../../db/dialect/write-mark.ts';
import { eachRow, type Page, pageOf, slicePage } from '../../../../db/paging.ts';
import type { Deps } from '../../../../deps.ts';
import type { CsvColumn } from '../../../../http/calls/csv.ts';
import { sendCsv } from '../../../../http/calls/csv.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { currentSeer } from '../../../../http/session/guards.ts';
import { withFew } from '../../../../http/session/visible-to.ts';
import { readDeskClock } from '../../../follow-up/desk-clock.ts';
import { findChoices } from '../../../page-content/choices.queries.ts';
import { findSpamMarks } from '../../../spam/spam-marks.queries.ts';
import { endOfBin } from '../../enquiries.queries.ts';
import { presentDeskEnquiry } from '../present-desk-enquiry.ts';
import { listStaff } from '../staff-members.queries.ts';
import { countBounded, countDeskEnquiries } from './desk-counts.queries.ts';
import { binConditions, deskConditions, hasStatus, listConditions } from './desk-filter.ts';
import type { DeskRow } from './desk-list.queries.ts';
import { type Conditions, type ListSort, listDeskRows, positionIn } from './desk-list.queries.ts';

const deskColumns = (destinations: readonly Choice[]): CsvColumn<DeskRow>[] => [
  { header: 'Reference', value: (row) => row.reference },
  { header: 'Received', value: (row) => clockTimeOf(row.created_at) },
  { header: 'Source', value: (row) => row.source },
  { header: 'Status', value: (row) => row.status },
  { header: 'Name', value: (row) => row.full_name },
  { header: 'Phone', value: (row) => row.phone },
  { header: 'Email', value: (row) => row.user_email },
  { header: 'Tour', value: (row) => row.tour_name },
  { header: 'Destination', value: (row) => nameOfChoice(destinations, row.destination) },
  { header: 'People', value: (row) => row.guest_size },
  { header: 'Travel date', value: (row) => row.book_at ?? row.travel_words },
  { header: 'Owner', value: (row) => row.owner_name },
  { header: 'Next action', value: (row) => row.next_action_on },
  { header: 'To do', value: (row) => row.next_action_words },
  { header: 'To be done by', value: (row) => row.action_for_name },
  { header: 'First reply', value: (row) => row.first_reply_at && clockTimeOf(row.first_reply_at) },
  ...ADDED.map(({ label, column }) => ({ header: label, value: (row: DeskRow) => row[column] })),
];

export function deskListRoutes({ db, reports, now }: Deps): FastifyPluginAsync {
  async function readPageOf(conditions: Conditions, sort: ListSort, page: Page) {
    const found = await listDeskRows(db, conditions, sort, page);
    const { rows, nextCursor } = slicePage(found, page, positionIn(sort));
    const inSpam = rows.filter(({ status }) => status === 'spam').map(({ id }) => id);
    const marks = await findSpamMarks(db, 'booking', inSpam);
    const clock = await readDeskClock(db, now());
    return { data: rows.map((row) => presentDeskEnquiry(row, clock, marks.get(row.id))), nextCursor };
  }

  const seerOf = (request: FastifyRequest) => withFew(db, currentSeer(request));

  async function readList(request: FastifyRequest & { query: DeskFilter }) {
    const { sort, ...filter } = readSort(request.query);
    const asking = { ...(await seerOf(request)), now: now(), sort };
    return { sort, conditions: await listConditions(db, filter, asking) };
  }

  return serveCalls({
    async listDeskEnquiries(request) {
      const { sort, conditions } = await readList(request);
      return await readPageOf(conditions, sort, pageOf(request.query));
    },

    async getDeskBoard(request) {
      const asking = { ...(await seerOf(request)), now: now() };
      const shared = await deskConditions(db, request.query, asking);
      const page = pageOf(request.query);
      const data = [];
      for (const status of ENQUIRY_STATUSES) {
        const conditions = [...shared, hasStatus(status)];
        const { data: enquiries, nextCursor } = await readPageOf(conditions, 'newest', page);
        const count = nextCursor === null ? enquiries.length : await countBounded(db, conditions);
        data.push({ status, bookings: enquiries, count, nextCursor });
      }
      return { data };
    },

    async exportEnquiries(request, reply) {
      const { sort, conditions } = await readList(request);
      const { destinations } = await findChoices(db);
      return sendCsv(reply, {
        fileName: `bookings-${dayOf(now())}.csv`,
        columns: deskColumns(destinations),
        rows: eachRow((page) => listDeskRows(db, conditions, sort, page), positionIn(sort)),
      });
    },

    countDeskEnquiries: async (request) => ({
      data: await countDeskEnquiries(db, await seerOf(request), now()),
    }),

    async countMatching(request) {
      const { upTo, ...filter } = request.query;
      const at = now();
      const asking = { ...currentSeer(request), now: at, sort: 'counted' as const };
      const conditions = await listConditions(reports, filter, asking);
      // Before counting: rows stored meanwhile then count as new.
      const mark = await readWriteMark(reports);
      return { data: { count: await countBounded(reports, conditions, upTo), at: at.toISOString(), mark } };
    },

    listStaff: async () => ({ data: await listStaff(db) }),

    async listBinnedEnquiries(request) {
      const conditions = binConditions(endOfBin(now()), currentSeer(request));
      return await readPageOf(conditions, 'bin', pageOf(request.query));
    },
  });
}

/** Waiting ones are few and have their own order. */
function readSort<Query extends DeskFilter>(query: Query): Query & { sort: ListSort } {
  const { sort = DESK_SORTS[0], needs } = query;
  return { ...query, sort: needs && sort === 'next-action' ? 'waiting-by-next-action' : sort };
}
