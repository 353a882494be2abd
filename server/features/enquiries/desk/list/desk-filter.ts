import { type RawBuilder, sql } from 'kysely';
import type { DeskFilter } from '../../../../../contracts/enquiries/desk.contract.ts';
import {
  type DeskNeed,
  type EnquiryStatus,
  MONEY_NEEDS,
  type MoneyNeed,
  NO_DESTINATION,
  OPEN_STATUSES,
  SILENT_DAYS,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { dayAfter, dayOf, endOfDay, startOfDay } from '../../../../../contracts/india-time.ts';
import { choiceOfKey } from '../../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../../db/database.ts';
import { hideFromPlanner } from '../../../../db/dialect/hide-from-planner.ts';
import { isPostgres } from '../../../../db/dialect/is-postgres.ts';
import { matchesSearch } from '../../../../db/search-words.ts';
import { type Seer, seesEnquiry } from '../../../../http/session/visible-to.ts';
import { isSilentSince } from '../../../follow-up/answers.ts';
import { type DeskClock, readDeskClock } from '../../../follow-up/desk-clock.ts';
import { doerOf, isOwnedBy } from '../../../follow-up/whose.ts';
import { findChoices } from '../../../page-content/choices.queries.ts';
import { IS_DOCUMENTED } from '../../money/documented-trips.ts';
import { listMoneyNeeds } from '../../money/due-list.queries.ts';
import { type Conditions, type ListSort, TRAVEL_DAY } from './desk-list.queries.ts';

type Condition = RawBuilder<boolean>;

const IN_LIST = sql<boolean>`bookings.deleted_at is null`;
export const IS_NO_SPAM = sql<boolean>`bookings.status <> 'spam'`;

/** Word for word as in the index `bookings_waiting`. */
const WAITING = sql<boolean>`(case when bookings.deleted_at is null and (
      (bookings.status = 'new' and bookings.first_reply_at is null) or
      (bookings.status in ('new', 'contacted', 'confirmed') and bookings.next_action_on is not null)
    ) then 1 end) = 1`;

type FilterContext = Seer & { now: Date; sort?: ListSort | 'counted' };

export async function deskConditions(
  db: Db,
  filter: Omit<DeskFilter, 'sort'>,
  { sort = 'newest', ...asking }: FilterContext,
): Promise<Conditions> {
  const { staffId } = asking;
  const { status, owner, destination, source, needs, receivedFrom, receivedTo, travelFrom, travelTo } =
    filter;
  const walked =
    isWalked(filter, sort) && !isPostgres(db) ? hideFromPlanner : (condition: Condition) => condition;
  const found = filter.q
    ? await matchesSearch(db, 'booking', filter.q, 'bookings.id', sort === 'counted')
    : undefined;
  return [
    // Unanswered ones are a subset of the waiting index, by status, in order of arrival.
    needs && !OF_ALL.includes(needs) && !(needs in SILENT_DAYS) ? WAITING : IN_LIST,
    needs && (await conditionOf(db, needs, asking)),
    seesEnquiry(asking),
    found,
    status && hasStatus(status),
    owner && walked(isOwnedBy('bookings', owner, staffId)),
    destination && walked(sql`bookings.destination = ${await keyOfFilter(db, destination)}`),
    source && walked(sql`bookings.source = ${source}`),
    receivedFrom && sql<boolean>`bookings.created_at >= ${startOfDay(receivedFrom)}`,
    receivedTo && sql<boolean>`bookings.created_at < ${endOfDay(receivedTo)}`,
    travelFrom && sql<boolean>`${TRAVEL_DAY} >= ${travelFrom}`,
    // An open date may be any of these days.
    travelFrom && sql<boolean>`bookings.book_at is not null`,
    travelTo && sql<boolean>`${TRAVEL_DAY} <= ${travelTo}`,
    travelTo && sql<boolean>`bookings.book_at is not null`,
  ].filter((condition): condition is Condition => typeof condition === 'object');
}

/** Not of the waiting index alone. */
const OF_ALL: readonly DeskNeed[] = ['unanswered', ...MONEY_NEEDS];

const isOfMoney = (needs: DeskNeed): needs is MoneyNeed => MONEY_NEEDS.some((need) => need === needs);

async function conditionOf(db: Db, needs: DeskNeed, asking: FilterContext): Promise<Condition> {
  if (needs === 'overdue') return overdue(await readDeskClock(db, asking.now));
  if (!isOfMoney(needs)) return needing(needs, asking);
  const ids = await listMoneyNeeds(db, needs, dayOf(asking.now));
  return ids.length === 0 ? sql`false` : sql`bookings.id in (${sql.join(ids)})`;
}

/** Of a destination that staff have taken out, too: its enquiries are there still. */
async function keyOfFilter(db: Db, given: string): Promise<string> {
  if (given === NO_DESTINATION) return '';
  return choiceOfKey((await findChoices(db)).destinations, given)?.key ?? given;
}

/** True to walk the list in order and filter. SQLite has no statistics: it would sort all of an owner's rows. */
function isWalked(
  { status, owner, destination, source, needs, travelFrom, travelTo }: DeskFilter,
  sort: ListSort | 'counted',
) {
  const given = [status, owner, destination, source, needs, travelFrom, travelTo].filter(Boolean);
  return given.length > 1 || !['newest', 'oldest'].includes(sort);
}

/** Spam has its own filter, and is otherwise found only by search. */
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

/** Hides expired rows, even if the hourly cleaning has not run yet; those with documents stay. */
export function binConditions(oldest: string, seer: Seer): Conditions {
  const isInBin = sql<boolean>`bookings.deleted_at is not null and bookings.merged_into is null
    and (bookings.deleted_at > ${oldest} or ${IS_DOCUMENTED})`;
  return [isInBin, seesEnquiry(seer)];
}

export const NEEDS_ACTION = (now: Date): Conditions => [WAITING, actionDue(now)];
export const OVERDUE = (clock: DeskClock): Conditions => [WAITING, overdue(clock)];

function needing(
  needs: Exclude<DeskNeed, 'overdue' | MoneyNeed>,
  { staffId, now }: FilterContext,
): RawBuilder<boolean> {
  if (needs === 'unanswered') return unanswered;
  if (needs === 'silent-3' || needs === 'silent-7') return silent(SILENT_DAYS[needs], now);
  if (needs === 'action') return hideFromPlanner(actionDue(now));
  if (needs === 'mine') return hideFromPlanner(sql`${actionDue(now)} and ${isTheirs(staffId)}`);
  const due = sql<boolean>`${open} and bookings.next_action_on <= ${dayOf(now)}`;
  return hideFromPlanner(needs === 'due' ? due : sql`${due} and ${isTheirs(staffId)}`);
}

function isTheirs(staffId: string): RawBuilder<boolean> {
  return sql`${doerOf('bookings')} = ${staffId}`;
}

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
