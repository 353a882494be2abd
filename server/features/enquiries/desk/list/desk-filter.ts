import { type RawBuilder, sql } from 'kysely';
import type { DeskFilter } from '../../../../../contracts/enquiries/desk.contract.ts';
import {
  type DeskNeed,
  type EnquiryStatus,
  NO_DESTINATION,
  OPEN_STATUSES,
  SILENT_DAYS,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { dayAfter, dayOf, endOfDay, startOfDay } from '../../../../../contracts/india-time.ts';
import type { Db } from '../../../../db/database.ts';
import { hideFromPlanner } from '../../../../db/dialect/hide-from-planner.ts';
import { isPostgres } from '../../../../db/dialect/is-postgres.ts';
import { matchesSearch } from '../../../../db/search-words.ts';
import { isSilentSince } from '../../../follow-up/answers.ts';
import { type DeskClock, readDeskClock } from '../../../follow-up/desk-clock.ts';
import { doerOf, isOwnedBy } from '../../../follow-up/whose.ts';
import { type Conditions, type ListSort, TRAVEL_DAY } from './desk-list.queries.ts';

type Condition = RawBuilder<boolean>;

const IN_LIST = sql<boolean>`bookings.deleted_at is null`;
export const IS_NO_SPAM = sql<boolean>`bookings.status <> 'spam'`;

/** In the list, and new and unanswered or with a next action. Word for word as in the index `bookings_waiting`. */
const WAITING = sql<boolean>`(case when bookings.deleted_at is null and (
      (bookings.status = 'new' and bookings.first_reply_at is null) or
      (bookings.status in ('new', 'contacted', 'confirmed') and bookings.next_action_on is not null)
    ) then 1 end) = 1`;

/** `sort`: of the list; left out, the newest come first. Or no list is made, and they are counted. */
type FilterContext = { staffId: string; now: Date; sort?: ListSort | 'counted' };

/** The conditions of the desk's list. `q` is looked up first, in the words that enquiries are found by. */
export async function deskConditions(
  db: Db,
  filter: Omit<DeskFilter, 'sort'>,
  { staffId, now, sort = 'newest' }: FilterContext,
): Promise<Conditions> {
  const { status, owner, destination, source, needs, receivedFrom, receivedTo, travelFrom, travelTo } =
    filter;
  const walked =
    isWalked(filter, sort) && !isPostgres(db) ? hideFromPlanner : (condition: Condition) => condition;
  const found = filter.q
    ? await matchesSearch(db, 'booking', filter.q, 'bookings.id', sort === 'counted')
    : undefined;
  return [
    // Those not answered are by their status a part of those that wait, in the order in which they came.
    needs && needs !== 'unanswered' && !(needs in SILENT_DAYS) ? WAITING : IN_LIST,
    needs === 'overdue' ? overdue(await readDeskClock(db, now)) : needs && needing(needs, { staffId, now }),
    found,
    status && hasStatus(status),
    owner && walked(isOwnedBy('bookings', owner, staffId)),
    destination && walked(sql`bookings.destination = ${destination === NO_DESTINATION ? '' : destination}`),
    source && walked(sql`bookings.source = ${source}`),
    receivedFrom && sql<boolean>`bookings.created_at >= ${startOfDay(receivedFrom)}`,
    receivedTo && sql<boolean>`bookings.created_at < ${endOfDay(receivedTo)}`,
    travelFrom && sql<boolean>`${TRAVEL_DAY} >= ${travelFrom}`,
    // Nobody knows whether an open date is among these days.
    travelFrom && sql<boolean>`bookings.book_at is not null`,
    travelTo && sql<boolean>`${TRAVEL_DAY} <= ${travelTo}`,
    travelTo && sql<boolean>`bookings.book_at is not null`,
  ].filter((condition): condition is Condition => typeof condition === 'object');
}

/**
 * Whether the list is walked in its order, or in that of its status or its days, past what is not somebody's, or not of a place
 * or a source. SQLite, which does not know how many those are, would read and sort all of somebody's instead. The indexes of
 * each by itself are in the order of the newest.
 */
function isWalked(
  { status, owner, destination, source, needs, travelFrom, travelTo }: DeskFilter,
  sort: ListSort | 'counted',
) {
  const given = [status, owner, destination, source, needs, travelFrom, travelTo].filter(Boolean);
  return given.length > 1 || !['newest', 'oldest'].includes(sort);
}

/** The same of a list of all: what was taken for spam is looked at by its own filter, and found by whoever searches. */
export async function listConditions(
  db: Db,
  filter: Omit<DeskFilter, 'sort'>,
  context: FilterContext,
): Promise<Conditions> {
  const conditions = await deskConditions(db, filter, context);
  return filter.status || filter.q ? conditions : [...conditions, IS_NO_SPAM];
}

export function hasStatus(status: EnquiryStatus): RawBuilder<boolean> {
  return sql`bookings.status = ${status}`;
}

/** What has been in the bin for its time is there no more, though the hourly cleaning may not have come yet. */
export function binConditions(oldest: string): Conditions {
  return [sql<boolean>`bookings.deleted_at > ${oldest} and bookings.merged_into is null`];
}

export const NEEDS_ACTION = (now: Date): Conditions => [WAITING, actionDue(now)];
export const OVERDUE = (clock: DeskClock): Conditions => [WAITING, overdue(clock)];

function needing(needs: Exclude<DeskNeed, 'overdue'>, { staffId, now }: FilterContext): RawBuilder<boolean> {
  if (needs === 'unanswered') return unanswered;
  if (needs === 'silent-3' || needs === 'silent-7') return silent(SILENT_DAYS[needs], now);
  if (needs === 'action') return hideFromPlanner(actionDue(now));
  if (needs === 'mine') return hideFromPlanner(sql`${actionDue(now)} and ${isTheirs(staffId)}`);
  const due = sql<boolean>`${open} and bookings.next_action_on <= ${dayOf(now)}`;
  return hideFromPlanner(needs === 'due' ? due : sql`${due} and ${isTheirs(staffId)}`);
}

/** Theirs to do by name; where no name is said, their enquiry. */
function isTheirs(staffId: string): RawBuilder<boolean> {
  return sql`${doerOf('bookings')} = ${staffId}`;
}

/** Staff spoke last, so many days of India ago. */
function silent(days: number, now: Date): RawBuilder<boolean> {
  return sql`(bookings.status = 'contacted' and ${isSilentSince(endOfDay(dayAfter(dayOf(now), -days)))})`;
}

function actionDue(now: Date): RawBuilder<boolean> {
  return sql`(${unanswered} or ${open} and bookings.next_action_on <= ${dayOf(now)})`;
}

function overdue({ now, lateBefore }: DeskClock): RawBuilder<boolean> {
  return sql`(${unanswered} and bookings.created_at <= ${lateBefore} or ${open} and bookings.next_action_on < ${dayOf(now)})`;
}

const unanswered = sql<boolean>`bookings.status = 'new' and bookings.first_reply_at is null`;
const open = sql`bookings.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`;
