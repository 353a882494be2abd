import { z } from 'zod';
import { isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { clockTimeOf, dayAfter, dayOf, startOfDay } from '../../../../contracts/india-time.ts';
import type { MoneyAccount } from '../../../../contracts/money/account-of.ts';
import { REMINDER_DAYS } from '../../../../contracts/money/money-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { PAYMENT_REMINDER } from '../../../mail/messages/money-messages.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { findWithSurvivor } from '../merges.queries.ts';
import { aroundLink } from '../quotes/quote-links.ts';
import { WEBSITE } from '../store/enquiry-events.ts';
import { lockSurvivors } from '../store/lock-enquiries.ts';
import { linkToMoney } from './money-document.mail.ts';
import { loadLedger } from './money-ledger.ts';
import { recordMoney } from './record-money.ts';

export const PAYMENT_REMINDER_MAIL = PAYMENT_REMINDER.id;

/** India’s time: nobody is asked for money at night. */
const FROM = '09:00:00';
const UNTIL = '20:00:00';
/** Of what a site that was down has missed. */
const DAYS_LATE = 1;

type Step = { entryId: string; enquiryId: string; days: number };

/** Safe to call at any time, from any process: one row for each instalment and step. Returns the number queued. */
export async function queuePaymentReminders(db: Db, now: Date): Promise<number> {
  const time = clockTimeOf(now).slice('YYYY-MM-DD '.length);
  if (time < FROM || time >= UNTIL) return 0;
  let queued = 0;
  for (const step of await listReminderSteps(db, dayOf(now)))
    if (await runTransaction(db, (trx) => remind(trx, step, now))) queued += 1;
  return queued;
}

/** Not what is paid, nor what was agreed after the day on which it would have been reminded of. */
export async function listReminderSteps(db: Db, today: string): Promise<Step[]> {
  const wanted = new Map(
    REMINDER_DAYS.flatMap((days) =>
      Array.from({ length: DAYS_LATE + 1 }, (_, late) => [dayAfter(today, -days - late), days] as const),
    ),
  );
  const dues = await db
    .selectFrom('money_entries')
    .select(['id', 'booking_id', 'day', 'created_at'])
    .where('kind', '=', 'due')
    .where('refers_to', 'is', null)
    .where('day', 'in', [...wanted.keys()])
    .where((row) =>
      row.exists(
        row
          .selectFrom('open_payments')
          .select('open_payments.booking_id')
          .whereRef('open_payments.booking_id', '=', 'money_entries.booking_id')
          .whereRef('open_payments.due_on', '<=', 'money_entries.day'),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payment_reminders')
            .select('entry_id')
            .whereRef('entry_id', '=', 'money_entries.id')
            .whereRef('made_at', '>=', row.val(startOfDay(dayAfter(today, -DAYS_LATE)))),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return dues.flatMap(({ id, booking_id, day, created_at }) => {
    const days = wanted.get(day) ?? 0;
    if (dayAfter(day, days) <= dayOf(created_at)) return [];
    return [{ entryId: id, enquiryId: booking_id, days }];
  });
}

async function remind(trx: Db, { entryId, enquiryId, days }: Step, now: Date): Promise<boolean> {
  await lockSurvivors(trx, [enquiryId]);
  const [, enquiry] = (await findWithSurvivor(trx, enquiryId)) ?? [];
  if (!enquiry?.user_email || enquiry.deleted_at !== null || !isOpenStatus(enquiry.status)) return false;
  const { account } = await loadLedger(trx, enquiry.id, dayOf(now));
  const paise = openOf(account, entryId);
  if (paise === 0 || !account.areRemindersOn) return false;
  const made = await trx
    .insertInto('payment_reminders')
    .values({ entry_id: entryId, days, made_at: now.toISOString() })
    .onConflict((on) => on.columns(['entry_id', 'days']).doNothing())
    .returning('days')
    .executeTakeFirst();
  if (!made) return false;
  const about = { kind: 'booking' as const, id: enquiry.id };
  const mail = { kind: PAYMENT_REMINDER_MAIL, recipient: enquiry.user_email, about };
  await enqueueMail(trx, { ...mail, payload: { entryId } }, now);
  await recordMoney(trx, enquiry, { what: 'reminded', paise, entryId }, { actor: WEBSITE, now });
  return true;
}

/** What is left of an instalment, and waits for nobody to look it up. */
function openOf({ instalments }: MoneyAccount, entryId: string): number {
  const due = instalments.find(({ id }) => id === entryId);
  return due ? due.paise - due.paid - due.said : 0;
}

const payload = z.object({ entryId: z.string() });

/** Undefined if it was paid, moved or called off since. */
export async function buildPaymentReminderMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { entryId } = payload.parse(JSON.parse(row.payload));
  const [, enquiry] = (await findWithSurvivor(context.db, row.about_id)) ?? [];
  if (!enquiry || enquiry.deleted_at !== null) return undefined;
  const today = dayOf(context.now());
  const { account, agreement } = await loadLedger(context.db, enquiry.id, today);
  const due = account.instalments.find(({ id }) => id === entryId);
  const paise = openOf(account, entryId);
  if (!due || !agreement || (paise === 0 && !context.isPreview)) return undefined;
  const token = await linkToMoney(context, enquiry.id);
  const { tour, reference } = agreement.sent;
  const data = { reference, tourTitle: tour.title, travelDay: agreement.travelDay, dueOn: due.dueOn };
  const around = aroundLink(context, token);
  return buildMessage(
    context,
    PAYMENT_REMINDER,
    { ...data, paise: paise || due.paise, isLate: due.dueOn < today, token },
    around,
  );
}
