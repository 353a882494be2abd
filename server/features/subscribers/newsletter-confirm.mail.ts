import { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { LEFT_OUT } from '../../mail/mail-content.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { NEWSLETTER_ASK, NEWSLETTER_CONFIRM } from '../../mail/messages/newsletter-messages.ts';
import { findUnreachable } from '../../mail/unreachable.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findKnownEmail } from '../settings/settings.queries.ts';
import { leaveAddress, leaveHeaders } from './leave-address.ts';
import { issueConfirmToken } from './subscriber-links.queries.ts';
import { findSubscriberById, leaveTokenOf } from './subscribers.queries.ts';

export const NEWSLETTER_CONFIRM_MAIL = NEWSLETTER_CONFIRM.id;
export const NEWSLETTER_ASK_MAIL = NEWSLETTER_ASK.id;

const payload = z.object({ subscriberId: z.string() });
export type NewsletterConfirmPayload = z.infer<typeof payload>;

export async function buildNewsletterConfirmMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { db, now, siteUrl, isPreview } = context;
  const subscriber = await findSubscriberById(db, payload.parse(JSON.parse(row.payload)).subscriberId);
  if (!subscriber) return undefined;
  const isBounced = (await findUnreachable(db, [subscriber.email])).has(subscriber.email);
  if (subscriber.state === 'confirmed' && !isBounced && !isPreview) return undefined;
  // Left since they were asked.
  if (row.kind === NEWSLETTER_ASK_MAIL && subscriber.state === 'left') return undefined;
  const token = isPreview ? LEFT_OUT : await issueConfirmToken(db, subscriber.id, now());
  const leaveToken = (isPreview ? undefined : await leaveTokenOf(db, subscriber.id)) ?? LEFT_OUT;
  const leaveLink = leaveAddress(siteUrl, leaveToken);
  const data = { subscriberId: subscriber.id, token, leaveLink };
  const around = {
    link: `${siteUrl}/newsletter/confirm/${token}`,
    isNewEachTry: true,
    secrets: [token, leaveToken],
    headers: leaveHeaders(leaveLink, await findKnownEmail(db)),
  };
  if (row.kind === NEWSLETTER_CONFIRM_MAIL) return buildMessage(context, NEWSLETTER_CONFIRM, data, around);
  return buildMessage(context, NEWSLETTER_ASK, { ...data, subscribedAt: subscriber.subscribed_at }, around);
}
