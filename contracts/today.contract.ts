import { z } from 'zod';
import { contactMessage } from './contacts/manage-contacts.contract.ts';
import { deskEnquiry } from './enquiries/desk.contract.ts';
import { optionalField } from './fields/number.contract.ts';
import { listedMail } from './mail/manage-mail.contract.ts';
import { WHOSE } from './today-terms.ts';

export const todayQuery = z.object({
  /** Of next actions and journeys: one's own, or everyone's. Left out: one's own. */
  whose: optionalField(z.enum(WHOSE, { error: `Ask for ${WHOSE.join(' or ')}.` })),
});

/** The most pressing of a list, and how many it has, counted up to `ATTENTION_LIMIT` and one more. */
const beginning = <T extends z.ZodType>(row: T) => z.object({ first: z.array(row), count: z.number().int() });

export const today = z.object({
  /** The day in India. */
  day: z.string(),
  whose: z.enum(WHOSE),
  /** Open enquiries whose next action was due today or before, the latest first. */
  due: beginning(deskEnquiry),
  /** Open messages of which something was to be done by today, the latest first. */
  dueMessages: beginning(contactMessage),
  /** New ones without an answer, whoever's they are, the oldest first. */
  unanswered: beginning(deskEnquiry),
  /** Answered three days ago or more, and silent since, the oldest first. */
  silent: beginning(deskEnquiry),
  /** Confirmed ones that set out from today to a week from today, by day. */
  travelling: beginning(deskEnquiry).extend({ lastDay: z.string() }),
  /** Mails that were given up, the newest first. */
  failedMails: beginning(listedMail),
  /** Open messages that nobody has answered, the oldest first. */
  unansweredMessages: beginning(contactMessage),
});

export type Today = z.infer<typeof today>;
