import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf, formatDay } from '../../../contracts/india-time.ts';
import { type Choice, nameOfChoice } from '../../../contracts/tours/destinations.ts';
import type { Db } from '../../db/database.ts';
import { hideFromPlanner } from '../../db/dialect/hide-from-planner.ts';
import { compareTexts } from '../../db/paging.ts';
import type { Seer } from '../../http/session/visible-to.ts';
import type { DataOf } from '../../mail/messages/message-kind.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import type { MORNING } from '../../mail/messages/morning-message.ts';
import { IS_OPEN_MESSAGE, IS_UNANSWERED_MESSAGE } from '../contacts/message-list.queries.ts';
import { NEXT_ACTION } from '../enquiries/desk/list/desk-list.queries.ts';
import { doerOf } from '../follow-up/whose.ts';
import { findChoices } from '../page-content/choices.queries.ts';
import { countSpamEnquiries, countSpamMessages } from '../spam/spam-marks.queries.ts';

type Morning = DataOf<typeof MORNING>;
type Lines = Morning['late'];
type Line = Lines['first'][number] & { by: string };

const NAMED = 8;
const COUNTED = 200;
const DAY_MS = 86_400_000;
/** Hidden from the planner, which would scan all open enquiries for those that are due. */
const IS_OPEN = hideFromPlanner(sql<boolean>`bookings.status in (${sql.join([...OPEN_STATUSES])})`);

/** Due for this person or for nobody. No names of travellers: a sent mail outlives an erasure. */
export async function findMorning(db: Db, seer: Seer, day: string, now: Date): Promise<Morning> {
  const userId = seer.staffId;
  const due = () => enquiriesOf(db, doerOf('bookings'), userId).where(IS_OPEN);
  const dueMessages = () =>
    messagesOf(db, doerOf('contact_messages'), userId)
      .where(IS_OPEN_MESSAGE)
      .orderBy('contact_messages.next_action_on')
      .orderBy('contact_messages.id');
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const { destinations } = await findChoices(db);
  const [dueToday, late, unanswered, failed, spam] = await Promise.all([
    linesOf(
      destinations,
      due().where(NEXT_ACTION, '=', day).orderBy('id'),
      dueMessages().where('contact_messages.next_action_on', '=', day),
      'next_action_on',
    ),
    linesOf(
      destinations,
      due().where(NEXT_ACTION, '<', day).orderBy(NEXT_ACTION).orderBy('id'),
      dueMessages().where('contact_messages.next_action_on', '<', day),
      'next_action_on',
      true,
    ),
    linesOf(
      destinations,
      enquiriesOf(db, sql`coalesce(bookings.owner_id, '')`, userId)
        .where('status', '=', 'new')
        .where('first_reply_at', 'is', null)
        .orderBy('created_at'),
      messagesOf(db, sql`coalesce(contact_messages.owner_id, '')`, userId)
        .where(IS_UNANSWERED_MESSAGE)
        .orderBy('contact_messages.created_at'),
      'created_at',
    ),
    db.selectFrom('outbox').select('id').where('failed_at', '>', yesterday).limit(COUNTED).execute(),
    findSpam(db, seer, yesterday),
  ]);
  return { day, dueToday, late, unanswered, failedMails: failed.length, spam };
}

async function findSpam(db: Db, seer: Seer, yesterday: string): Promise<Morning['spam']> {
  const countBoth = async (count: typeof countSpamEnquiries) => ({
    count: await count(db, { upTo: COUNTED, seer }),
    fresh: await count(db, { upTo: COUNTED, since: yesterday, seer }),
  });
  return { enquiries: await countBoth(countSpamEnquiries), messages: await countBoth(countSpamMessages) };
}

/** Old spam is reported, but is no news. */
export function hasNews({ dueToday, late, unanswered, failedMails, spam }: Morning): boolean {
  const fresh = spam.enquiries.fresh + spam.messages.fresh;
  return dueToday.count + late.count + unanswered.count + failedMails + fresh > 0;
}

function isTheirs(whose: RawBuilder<string>, userId: string): RawBuilder<boolean> {
  return hideFromPlanner(sql`${whose} in (${userId}, '')`);
}

function enquiriesOf(db: Db, whose: RawBuilder<string>, userId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'destination', 'book_at', 'guest_size', 'next_action_on', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .where(isTheirs(whose, userId))
    .limit(COUNTED);
}

function messagesOf(db: Db, whose: RawBuilder<string>, userId: string) {
  return db
    .selectFrom('contact_messages')
    .select(['contact_messages.id', 'tour_type', 'next_action_on', 'created_at'])
    .where(isTheirs(whose, userId))
    .limit(COUNTED);
}

async function linesOf(
  destinations: readonly Choice[],
  ofEnquiries: ReturnType<typeof enquiriesOf>,
  ofMessages: ReturnType<typeof messagesOf>,
  by: 'next_action_on' | 'created_at',
  isDayNamed = false,
): Promise<Lines> {
  const dueText = (on: string | null) => (isDayNamed && on ? `, due ${formatDay(on)}` : '');
  const enquiries = (await ofEnquiries.execute()).map((row): Line => {
    const when = row.book_at === null ? ', date open' : ` on ${formatDay(row.book_at)}`;
    const people = row.guest_size === null ? '' : `, ${row.guest_size}`;
    const text = `${nameOfChoice(destinations, row.destination) || 'A trip'}${people}${when}${dueText(row.next_action_on)}`;
    return { kind: 'enquiry', id: row.id, reference: row.reference, text, by: row[by] ?? '' };
  });
  const messages = (await ofMessages.execute()).map((row): Line => {
    const text = `Message about ${row.tour_type}, of ${formatDay(dayOf(row.created_at))}${dueText(row.next_action_on)}`;
    return { kind: 'message', id: row.id, reference: shortReference('M', row.id), text, by: row[by] ?? '' };
  });
  const all = [...enquiries, ...messages].sort((one, other) => compareTexts(one.by, other.by));
  const first = all.slice(0, NAMED).map(({ by: _by, ...line }) => line);
  return { count: Math.min(all.length, COUNTED), first };
}
