import type { ConfirmLink, LeaveLink, LeaveReasonBody } from '../../../contracts/subscribers.contract.ts';
import type { Db } from '../../db/database.ts';
import type { SubscriberLinkRow, SubscriberRow } from '../../db/desk-rows.ts';
import { URGENT_LANE } from '../../mail/lanes.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { findUnreachable, removeUnreachable } from '../../mail/unreachable.queries.ts';
import { type GivenConsent, recordConsent } from '../consents/consents.queries.ts';
import { type ArrivalTraces, judgeArrival } from '../spam/judge-arrival.ts';
import { NEWSLETTER_CONFIRM_MAIL, type NewsletterConfirmPayload } from './newsletter-confirm.mail.ts';
import { endConfirmLinks, findConfirmLink } from './subscriber-links.queries.ts';
import {
  findSubscriberById,
  findSubscriberByLeaveToken,
  insertSubscriber,
  lockSubscriber,
  updateSubscriber,
} from './subscribers.queries.ts';

type Subscribing = { email: string; given: GivenConsent; traces: ArrivalTraces };

/** Confirmed addresses are not asked again, unless their mails bounce. */
export async function subscribe(trx: Db, { email, given, traces }: Subscribing, now: Date): Promise<void> {
  const { isSpam } = await judgeArrival(trx, { name: '', email, text: '' }, traces, now);
  const subscriber = await insertSubscriber(trx, email, now);
  if (subscriber.state === 'confirmed' && !(await isUnreachable(trx, email))) return;
  const mail = { kind: NEWSLETTER_CONFIRM_MAIL, recipient: email };
  // Bots get no mail; their rows expire like any unconfirmed address.
  if (isSpam || (await takeMailTurn(trx, mail, now, traces.scale)) > 0) return;
  await updateSubscriber(trx, subscriber.id, { asked_at: now.toISOString() });
  const about = { kind: 'subscriber' as const, id: subscriber.id };
  await recordConsent(trx, about, { email, userId: null }, given, now);
  const payload: NewsletterConfirmPayload = { subscriberId: subscriber.id };
  await enqueueMail(trx, { ...mail, payload, about, lane: URGENT_LANE }, now);
}

async function isUnreachable(db: Db, email: string): Promise<boolean> {
  return (await findUnreachable(db, [email])).has(email);
}

type Confirmable = { link: SubscriberLinkRow; subscriber: SubscriberRow; isBounced: boolean };

export async function readConfirmLink(db: Db, token: string, now: Date): Promise<ConfirmLink> {
  const link = await findConfirmLink(db, token);
  const subscriber = link && (await findSubscriberById(db, link.subscriber_id));
  if (!subscriber) return { state: 'unknown', email: null };
  const isBounced = await isUnreachable(db, subscriber.email);
  return { state: worthOf({ link, subscriber, isBounced }, now), email: subscriber.email };
}

/** If mails bounced since, the link proves that they arrive again. */
function worthOf({ link, subscriber, isBounced }: Confirmable, now: Date): ConfirmLink['state'] {
  if (subscriber.state === 'confirmed' && !isBounced) return 'confirmed';
  if (link.used_at !== null) return 'used';
  return link.expires_at > now.toISOString() ? 'open' : 'expired';
}

export async function confirmSubscription(
  trx: Db,
  { token, given }: { token: string; given: GivenConsent },
  now: Date,
): Promise<ConfirmLink['state']> {
  const found = await findConfirmLink(trx, token);
  const subscriber = found && (await lockSubscriber(trx, found.subscriber_id));
  const link = subscriber && (await findConfirmLink(trx, token));
  if (!link) return 'unknown';
  const isBounced = await isUnreachable(trx, subscriber.email);
  const worth = worthOf({ link, subscriber, isBounced }, now);
  if (worth !== 'open') return worth;
  await endConfirmLinks(trx, subscriber.id, now);
  // The mail with this link has arrived.
  await removeUnreachable(trx, subscriber.email);
  await join(trx, subscriber, given, now);
  return worth;
}

async function join(trx: Db, { id, email }: SubscriberRow, given: GivenConsent, now: Date): Promise<void> {
  await updateSubscriber(trx, id, {
    state: 'confirmed',
    confirmed_at: now.toISOString(),
    left_at: null,
    leave_reason: null,
    leave_text: null,
    left_by_issue: null,
  });
  await recordConsent(trx, { kind: 'subscriber', id }, { email, userId: null }, given, now);
}

export async function readLeaveLink(db: Db, token: string): Promise<LeaveLink> {
  const found = await findSubscriberByLeaveToken(db, token);
  if (!found) return { state: 'unknown', email: null, hasReason: false };
  const hasReason = found.leave_reason !== null || found.leave_text !== null;
  return { state: found.state, email: found.email, hasReason };
}

/** Idempotent. An unknown token is no error. */
export async function leaveNewsletter(
  trx: Db,
  { token, issue }: { token: string; issue: string | undefined },
  now: Date,
): Promise<void> {
  const subscriber = await lockByLeaveToken(trx, token);
  if (!subscriber || subscriber.state === 'left') return;
  const by = issue === undefined ? undefined : await findSentIssue(trx, issue);
  await endConfirmLinks(trx, subscriber.id, now);
  await updateSubscriber(trx, subscriber.id, {
    state: 'left',
    left_at: now.toISOString(),
    left_by_issue: by ?? null,
  });
}

/** An issue that was never sent does not count. */
async function findSentIssue(db: Db, issueId: string): Promise<string | undefined> {
  const sent = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('id', '=', issueId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return sent?.id;
}

export async function explainLeaving(
  trx: Db,
  token: string,
  { reason, text }: LeaveReasonBody,
): Promise<boolean> {
  const subscriber = await lockByLeaveToken(trx, token);
  if (subscriber?.state !== 'left') return false;
  await updateSubscriber(trx, subscriber.id, { leave_reason: reason ?? null, leave_text: text || null });
  return true;
}

export async function stayWithNewsletter(
  trx: Db,
  { token, given }: { token: string; given: GivenConsent },
  now: Date,
): Promise<boolean> {
  const subscriber = await lockByLeaveToken(trx, token);
  if (!subscriber) return false;
  if (subscriber.state === 'left') await join(trx, subscriber, given, now);
  return true;
}

async function lockByLeaveToken(trx: Db, token: string): Promise<SubscriberRow | undefined> {
  const found = await findSubscriberByLeaveToken(trx, token);
  return found && lockSubscriber(trx, found.id);
}
