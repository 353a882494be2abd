import { z } from 'zod';
import { contactMessage } from './contacts/manage-contacts.contract.ts';
import { deskEnquiry } from './enquiries/desk.contract.ts';
import { optionalField } from './fields/number.contract.ts';
import { listedMail } from './mail/manage-mail.contract.ts';
import { WHOSE } from './today-terms.ts';

export const todayQuery = z.object({
  /** For next actions and journeys. Default: mine. */
  whose: optionalField(z.enum(WHOSE, { error: `Ask for ${WHOSE.join(' or ')}.` })),
});

const beginning = <T extends z.ZodType>(row: T) => z.object({ first: z.array(row), count: z.number().int() });

export const today = z.object({
  day: z.string(),
  whose: z.enum(WHOSE),
  due: beginning(deskEnquiry),
  dueMessages: beginning(contactMessage),
  /** Of which an instalment is late. */
  overduePayments: beginning(deskEnquiry),
  /** What was paid comes back, in whole or in part. */
  refunds: beginning(deskEnquiry),
  unanswered: beginning(deskEnquiry),
  silent: beginning(deskEnquiry),
  /** Confirmed trips that start within a week, by day. */
  travelling: beginning(deskEnquiry).extend({ lastDay: z.string() }),
  failedMails: beginning(listedMail),
  unansweredMessages: beginning(contactMessage),
});

export type Today = z.infer<typeof today>;
