import type { ReceivedMail } from '../support/smtp-mailbox.ts';
import type { Site } from './site.ts';
import { rowNamedBy } from './until-mails-are-out.ts';

/** Holds what a mail server got to what the outbox says was sent. */
export async function compareMails(site: Site, mails: readonly ReceivedMail[]) {
  const named = Map.groupBy(mails, (mail) => mail.messageId?.replace(/^<|@.*$/g, '') ?? '');
  // Each try of a mail with a link is another mail, named after the same row.
  const came = Map.groupBy(mails, (mail) => rowNamedBy(mail.messageId?.replace(/^<|@.*$/g, '') ?? ''));
  const db = site.openDatabase();
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('sent_at', 'is not', null)
    .execute();
  await db.destroy();
  const repeated = [...named.values()].flatMap((ofOne) => ofOne.slice(0, -1));
  return {
    missing: rows
      .filter(({ id }) => !came.has(id))
      .map(({ id }) => `mail ${id} counts as sent and never came`),
    elsewhere: rows
      .filter(({ id, recipient }) => came.get(id)?.some(({ recipients }) => !recipients.includes(recipient)))
      .map(({ id }) => `mail ${id} went elsewhere`),
    /** Came again, with the Message-ID of the first. */
    again: repeated.length,
    /** Of those, such as the server had taken and said so. */
    unexplained: repeated.filter(({ mood }) => mood !== 'take and hang up').length,
  };
}
