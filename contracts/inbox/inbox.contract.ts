import { z } from 'zod';
import { searchedListQuery } from '../answers.contract.ts';
import { contactMessage } from '../contacts/manage-contacts.contract.ts';
import { deskEnquiry } from '../enquiries/desk.contract.ts';
import { optionalField } from '../fields/number.contract.ts';
import { id } from '../fields/text.contract.ts';
import { INBOX_VIEWS } from './inbox-terms.ts';

export const inboxQuery = searchedListQuery.extend({
  whose: optionalField(z.enum(INBOX_VIEWS, { error: `Ask for ${INBOX_VIEWS.join(', ')}.` })),
});

export const inboxCountsQuery = searchedListQuery.pick({ q: true });

export const inboxItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enquiry'), _id: id, enquiry: deskEnquiry }),
  z.object({ kind: z.literal('message'), _id: id, message: contactMessage }),
]);

const count = z.number().int();
export const inboxCounts = z.object({ all: count, mine: count, nobody: count });

export type InboxItem = z.infer<typeof inboxItem>;
export type InboxCounts = z.infer<typeof inboxCounts>;
