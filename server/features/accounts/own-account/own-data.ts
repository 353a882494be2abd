import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { BookingRow, UserRow } from '../../../db/schema.ts';
import { listMailsTo } from '../../../mail/mails-to-address.queries.ts';
import { listConsentsOf } from '../../consents/consents.queries.ts';
import { presentConsent } from '../../consents/present-consent.ts';
import { listContactReplies, listMessagesAround } from '../../contacts/contacts.queries.ts';
import { listEnquiries } from '../../enquiries/enquiries.queries.ts';
import { collectOwnMoney } from '../../enquiries/money/own-money.ts';
import { asItWasSent, isCorrectedAway, withOwnWishes } from '../../enquiries/own-enquiries/own-enquiries.ts';
import { presentEnquiry } from '../../enquiries/present-enquiry.ts';
import { decisionOf, sentOf } from '../../enquiries/quotes/present-quote.ts';
import { listQuotesOf } from '../../enquiries/quotes/quotes.queries.ts';
import { presentReviewsOfTours } from '../../reviews/present-review.ts';
import { listReviewsOfUser } from '../../reviews/reviews.queries.ts';
import { listSavedTours } from '../../saved-tours/saved-tours.queries.ts';
import { presentSubscription } from '../../subscribers/present-subscriber.ts';
import { findSubscriber } from '../../subscribers/subscribers.queries.ts';
import { listKnownBrowsers } from '../known-browsers/known-browsers.queries.ts';
import { presentOwnAccount } from '../present-user.ts';
import { findSecondFactorSince } from '../second-factor/second-factors.queries.ts';
import { listInvitationsTo } from '../staff-invitations/staff-invitations.queries.ts';
import { listSessions } from './own-account.queries.ts';

const EVERYTHING = { limit: undefined, after: undefined };

export async function collectOwnData(db: Db, user: UserRow, now: Date): Promise<OwnData> {
  // An unproved address may be somebody else's.
  const provedEmail = user.email_proved_at === null ? undefined : user.email;
  const enquiries = await listEnquiries(db, EVERYTHING, {
    userId: user.id,
    provedEmail,
    isBinIncluded: true,
  });
  const wished = await withOwnWishes(db, enquiries);
  // By the stored row: otherwise corrections of staff would look like the traveller's after a merge.
  const own = enquiries.map((row, at) => {
    const sent = asItWasSent(row, provedEmail);
    return sent === row ? (wished[at] ?? row) : sent;
  });
  const [
    reviews,
    messages,
    saved,
    subscriber,
    mails,
    invitations,
    consents,
    sessions,
    browsers,
    factorSince,
  ] = await Promise.all([
    listReviewsOfUser(db, user.id),
    provedEmail === undefined ? [] : collectMessages(db, provedEmail, enquiries),
    listSavedTours(db, user.id),
    provedEmail === undefined ? undefined : findSubscriber(db, provedEmail),
    provedEmail === undefined ? [] : listMailsTo(db, provedEmail),
    provedEmail === undefined ? [] : listInvitationsTo(db, provedEmail),
    listConsentsOf(db, { userId: user.id, provedEmail }),
    listSessions(db, user.id, now),
    listKnownBrowsers(db, user.id),
    findSecondFactorSince(db, user.id),
  ]);
  // What is agreed and paid names who did it, who may be somebody else by now.
  const agreed =
    provedEmail === undefined ? [] : enquiries.filter((row) => !isCorrectedAway(row, provedEmail));
  return {
    account: presentOwnAccount(user, factorSince !== null),
    enquiries: own.map(presentEnquiry),
    quotations: await collectQuotations(db, agreed),
    ...(await collectOwnMoney(db, agreed)),
    reviews: await presentReviewsOfTours(db, reviews),
    messages,
    savedTours: saved.map((tour) => ({ title: tour.title, slug: tour.slug, savedAt: tour.saved_at })),
    newsletter: subscriber ? presentSubscription(subscriber) : null,
    mails,
    invitations: invitations.map((row) => ({
      staffRole: row.staff_role,
      invitedAt: row.created_at,
      isAccepted: row.is_accepted === 1,
    })),
    consents: consents.map(presentConsent),
    sessions: sessions.map((session) => ({
      startedAt: session.created_at,
      expiresAt: session.expires_at,
      lastUsedAt: session.last_used_at,
      browser: session.browser,
      network: session.network,
    })),
    knownBrowsers: browsers.map((browser) => ({
      firstSignInAt: browser.created_at,
      lastSignInAt: browser.last_sign_in_at,
    })),
  };
}

async function collectMessages(
  db: Db,
  email: string,
  enquiries: readonly BookingRow[],
): Promise<OwnData['messages']> {
  const messages = await listMessagesAround(db, email, idsOf(enquiries));
  const replies = await readInBatches(idsOf(messages), (ids) => listContactReplies(db, ids));
  const repliesOf = Map.groupBy(replies, (row) => row.message_id);
  return messages.map(({ id, created_at, tour_type, message }) => ({
    sentAt: created_at,
    tourType: tour_type,
    message,
    replies: (repliesOf.get(id) ?? []).map((row) => ({ repliedAt: row.created_at, reply: row.reply })),
  }));
}

async function collectQuotations(db: Db, enquiries: readonly BookingRow[]): Promise<OwnData['quotations']> {
  const rows = await readInBatches(idsOf(enquiries), (ids) => listQuotesOf(db, ids));
  return rows.flatMap((row) => {
    const sent = sentOf(row);
    if (!sent) return [];
    const { reference, number } = sent;
    const declinedBecause = row.state === 'declined' ? row.reason : '';
    return [{ reference, number, state: row.state, sent, decision: decisionOf(row), declinedBecause }];
  });
}
