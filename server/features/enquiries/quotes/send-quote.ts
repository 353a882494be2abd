import { createHash } from 'node:crypto';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import { dayAfter, dayOf } from '../../../../contracts/india-time.ts';
import type { QuoteBody } from '../../../../contracts/quotes/quote-body.contract.ts';
import { QUOTE_LIMITS } from '../../../../contracts/quotes/quote-limits.ts';
import { quoteTotals } from '../../../../contracts/quotes/quote-totals.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, staleVersion } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { isProvedAddressOf } from '../../accounts/users.queries.ts';
import { findMailSettings } from '../../settings/settings.queries.ts';
import { findTour } from '../../tours/tours.queries.ts';
import { markReplied, planToAskAgain } from '../desk/mark-replied.ts';
import { auditEnquiry } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { findKnownTrip, findPublishedTourOf } from '../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { findTourOfTrip } from '../tour-of-enquiry/trip-of-enquiry.ts';
import { loadQuoteRules, loadTerms } from './agreed-terms.ts';
import { refuseOfEnded } from './answer-quote.ts';
import { contentOf } from './present-quote.ts';
import { QUOTATION_MAIL } from './quotation.mail.ts';
import { changeQuote, listQuotesOf, lockQuoteOf } from './quotes.queries.ts';

type Sending = { id: string; version: number; isMailed: boolean };

/** Supersedes the version before it in the same transaction. The enquiry is locked. */
export async function sendQuote(
  trx: Db,
  enquiry: Locked,
  { id, version, isMailed }: Sending,
  by: StaffAction,
): Promise<QuoteRow> {
  const draft = await lockQuoteOf(trx, enquiry.id, id);
  if (draft.state !== 'draft') throw conflict('This quotation was sent already.');
  if (draft.version !== version) throw staleVersion('this quotation');
  const quotes = await listQuotesOf(trx, [enquiry.id]);
  refuseOfClosed(enquiry, quotes);
  const tour = await findTourOfTrip(trx, enquiry);
  await refuseOtherTour(trx, draft, tour?.id);
  const content = contentOf(draft);
  const { rules, figures } = await loadQuoteRules(trx, by.now);
  const faults = faultsOf(content, dayOf(by.now));
  if (isMailed && !enquiry.user_email) faults.isMailed = 'There is no email address to write to.';
  content.options.forEach((option, at) => {
    if (quoteTotals(option, content, rules).total <= 0)
      faults[`options.${at}.lines`] = `The total of ${option.label} is zero.`;
  });
  if (Object.keys(faults).length > 0) throw badInput(faults);

  const former = lastNumbered(quotes);
  const number = (former?.number ?? 0) + 1;
  const sent = await frozen(trx, enquiry, { content, number, figures, rules }, by.now);
  const text = JSON.stringify(sent);
  if (former?.state === 'sent') await supersede(trx, former, by.now);
  const row = await changeQuote(
    trx,
    draft,
    {
      ...{ state: 'sent', number, sent: text, sha256: createHash('sha256').update(text).digest('hex') },
      ...{ valid_until: sent.validUntil, sent_at: by.now.toISOString(), supersedes_id: former?.id ?? null },
      ...{ author_id: by.actor.id, author_name: by.actor.username, tour_id: tour?.id ?? null },
    },
    by.now,
  );
  await recordEvent(trx, { enquiryId: enquiry.id, body: { kind: 'quote', what: 'sent', number }, ...by });
  await auditEnquiry(trx, enquiry, { action: 'booking.quote_sent', after: { number } }, by);
  if (isMailed) {
    const about = { kind: 'booking' as const, id: enquiry.id };
    const mail = { kind: QUOTATION_MAIL, recipient: enquiry.user_email, payload: { quoteId: id }, about };
    await enqueueMail(trx, mail, by.now);
    await markReplied(trx, enquiry, 'reply', by);
  }
  await planToAskAgain(trx, enquiry, 'reply', by);
  return row;
}

/** Its days and lines are those of the tour that it was begun for. */
async function refuseOtherTour(trx: Db, { tour_id }: QuoteRow, now: string | undefined): Promise<void> {
  const begun = tour_id === null || tour_id === now ? undefined : await findTour(trx, tour_id);
  if (begun)
    throw conflict(
      `This draft was begun for the tour ${begun.title}. Discard it and begin another, or correct the tour of the enquiry.`,
    );
}

/** `quotes`: all of the enquiry. */
export function refuseOfClosed(enquiry: BookingRow, quotes: readonly QuoteRow[]): void {
  if (quotes.some(({ state }) => state === 'accepted'))
    throw conflict(
      'A quotation of this enquiry is accepted. Withdraw it first, if that was a mistake or nobody travels.',
    );
  refuseOfEnded(enquiry);
}

function faultsOf(
  { travelDay, people, validUntil, instalments }: QuoteBody,
  today: string,
): Record<string, string> {
  const last = dayAfter(today, QUOTE_LIMITS.validDays);
  const lastTravel = dayAfter(today, QUOTE_LIMITS.travelDays);
  const faultOfDue = (dueOn: string) =>
    dueOn < today
      ? 'This day is over.'
      : travelDay !== null && dueOn > travelDay && 'All of it is paid before they travel.';
  return {
    ...Object.fromEntries(
      instalments.flatMap(({ dueOn }, at) => {
        const fault = faultOfDue(dueOn);
        return fault ? [[`instalments.${at}.dueOn`, fault]] : [];
      }),
    ),
    ...(travelDay === null && { travelDay: 'Choose the day of travel.' }),
    ...(travelDay !== null && travelDay < today && { travelDay: 'This day is over.' }),
    ...(travelDay !== null && travelDay > lastTravel && { travelDay: 'Choose a day within two years.' }),
    ...(people === null && { people: 'Say how many travel.' }),
    ...(validUntil === null && { validUntil: 'Say until when the price holds.' }),
    ...(validUntil !== null && validUntil < today && { validUntil: 'This day is over.' }),
    ...(validUntil !== null && validUntil > last && { validUntil: 'A price holds for a year at most.' }),
    ...(validUntil !== null &&
      travelDay !== null &&
      validUntil > travelDay && {
        validUntil: 'The price cannot hold for longer than until the day of travel.',
      }),
  };
}

function lastNumbered(quotes: readonly QuoteRow[]): QuoteRow | undefined {
  const numbered = quotes.filter(({ number }) => number !== null);
  return numbered.sort((one, other) => (other.number ?? 0) - (one.number ?? 0))[0];
}

/** Only what is open: one that ended otherwise says so as before. */
async function supersede(trx: Db, { booking_id, id }: QuoteRow, now: Date): Promise<void> {
  const locked = await lockQuoteOf(trx, booking_id, id);
  await changeQuote(trx, locked, { state: 'superseded', decided_at: now.toISOString() }, now);
}

type Freezing = { content: QuoteBody; number: number } & Awaited<ReturnType<typeof loadQuoteRules>>;

async function frozen(
  trx: Db,
  enquiry: BookingRow,
  { content, number, figures, rules }: Freezing,
  now: Date,
): Promise<SentQuote> {
  const published = await findPublishedTourOf(trx, enquiry);
  const {
    agencyName,
    phones = [],
    email = '',
    whatsapp = '',
    addressLines = [],
    registrations = [],
  } = await findMailSettings(trx);
  const { travelDay, people, validUntil, words, days, included, notIncluded, instalments } = content;
  return {
    ...{ reference: enquiry.reference, number, sentAt: now.toISOString(), fullName: enquiry.full_name },
    tour: { title: await tripOf(trx, enquiry), slug: published?.slug ?? null },
    ...{ travelDay: travelDay ?? '', people: people ?? 0, validUntil: validUntil ?? '' },
    ...{ words, days, included, notIncluded, instalments },
    options: content.options.map((option) => ({
      label: option.label,
      lines: option.lines.map(({ cost: _, ...line }) => line),
      discountReason: option.discountReason,
      totals: quoteTotals(option, content, rules),
    })),
    tax: {
      ...{ kind: content.taxKind, isIncluded: content.isTaxIncluded },
      ...{ exemptPercent: content.exemptPercent, tcsKind: content.tcsKind, rules },
    },
    seller: { agencyName, phones, email, whatsapp, addressLines, registrations },
    terms: { figures, parts: await loadTerms(trx) },
  };
}

const UNNAMED_TRIP = 'Your trip';

/** In the agency's own words: what anybody typed goes to a proved address alone. */
async function tripOf(trx: Db, enquiry: BookingRow): Promise<string> {
  const known = await findKnownTrip(trx, enquiry);
  const isOurs =
    enquiry.source !== 'site' || (await isProvedAddressOf(trx, enquiry.user_id, enquiry.user_email));
  return known ?? (isOurs && toldTour(enquiry.tour_name) ? enquiry.tour_name : UNNAMED_TRIP);
}
