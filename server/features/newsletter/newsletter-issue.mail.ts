import { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { LEFT_OUT } from '../../mail/mail-content.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { findUnreachable } from '../../mail/unreachable.queries.ts';
import type { MailContext } from '../mail-words/build-message.ts';
import { leaveAddress, leaveHeaders } from '../subscribers/leave-address.ts';
import { findSubscriberById } from '../subscribers/subscribers.queries.ts';
import { findFrozenIssue } from './frozen-issue.ts';
import { LEAVE_TOKEN, renderIssue } from './render-issue.ts';

const issuePayload = z.object({ subscriberId: z.string() });
export type NewsletterIssuePayload = z.infer<typeof issuePayload>;

export async function buildNewsletterIssueMail(
  row: OutboxRow,
  { db, siteUrl, isPreview }: MailContext,
): Promise<RenderedMail | undefined> {
  const issue = await findFrozenIssue(db, row.about_id);
  if (!issue) return undefined;
  const { subject, replyTo } = issue;
  if (isPreview) return withToken(issue, LEFT_OUT);
  if (issue.state === 'stopped') return undefined;
  const reader = await findSubscriberById(db, issuePayload.parse(JSON.parse(row.payload)).subscriberId);
  if (reader?.state !== 'confirmed' || reader.leave_token === null) return undefined;
  if ((await findUnreachable(db, [reader.email])).has(reader.email)) return undefined;
  const url = leaveAddress(siteUrl, reader.leave_token, row.about_id);
  return {
    ...withToken(issue, reader.leave_token),
    subject,
    headers: leaveHeaders(url, replyTo ?? undefined),
    secrets: [reader.leave_token],
  };
}

type Rendered = { subject: string; html: string; text: string; replyTo: string | null };

function withToken({ subject, html, text, replyTo }: Rendered, token: string): RenderedMail {
  return {
    subject,
    html: html.replaceAll(LEAVE_TOKEN, token),
    text: text.replaceAll(LEAVE_TOKEN, token),
    ...(replyTo !== null && { replyTo }),
  };
}

/** Its link to leave does nothing, and clicks do not count. */
export const NEWSLETTER_TEST_MAIL = 'newsletter-test';

const testPayload = z.object({ subject: z.string(), body: z.string() });
export type NewsletterTestPayload = z.infer<typeof testPayload>;

export async function buildNewsletterTestMail(
  row: OutboxRow,
  { db, siteUrl }: MailContext,
): Promise<RenderedMail> {
  const content = testPayload.parse(JSON.parse(row.payload));
  const rendered = await renderIssue(db, content, { siteUrl });
  return { ...withToken(rendered, LEFT_OUT), subject: `[Test] ${content.subject}` };
}
