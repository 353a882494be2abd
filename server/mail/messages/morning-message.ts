import { z } from 'zod';
import { countOf } from '../../../contracts/count-of.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import { type Block, heading, paragraph, written } from '../rendering/mail-blocks.ts';
import { defineMessage, REFERENCE_FIELD } from './message-kind.ts';
import { link } from './message-parts.ts';

const line = z.object({
  kind: z.enum(['enquiry', 'message']),
  id: z.string(),
  reference: z.string(),
  text: z.string(),
});
const lines = z.object({ count: z.number(), first: z.array(line) });
type Lines = z.infer<typeof lines>;
/** `fresh` came since yesterday. */
const inSpam = z.object({ count: z.number(), fresh: z.number() });
type InSpam = z.infer<typeof inSpam>;
const PAGES = { enquiry: '/admin/bookings', message: '/admin/messages' };

export const MORNING = defineMessage({
  id: 'morning',
  title: 'What is due this morning',
  purpose:
    'Each morning at seven, India time, to each member of staff who has it switched on. Nothing is sent where there is nothing to tell.',
  to: 'staff',
  data: z.object({
    day: z.string(),
    dueToday: lines,
    late: lines,
    unanswered: lines,
    failedMails: z.number(),
    spam: z.object({ enquiries: inSpam, messages: inSpam }),
  }),
  fields: {
    reference: { ...REFERENCE_FIELD, says: 'The day' },
    summary: { says: 'All of it in a sentence' },
    lists: {
      says: 'Due today, late, not answered yet, and in the spam folder',
      isBlock: true,
      required: 'body',
    },
    failedMails: { says: 'How many mails failed, where any did' },
    deskLink: { says: 'The inbox: all that waits' },
    mailLink: { says: 'The page of mails' },
    accountLink: { says: 'One’s own account, where this mail is switched off' },
  },
  subject: '{{reference}}: {{summary}}',
  body: `Good morning,

{{lists}}

{{failedMails}} [See which]({{mailLink}})

[Open the inbox]({{deskLink}})

You can switch this mail off on [your account]({{accountLink}}).`,
  reason: 'You get this mail because you work in the admin area and have it switched on.',
  sample: {
    day: '2026-11-23',
    dueToday: {
      count: 2,
      first: [
        { kind: 'enquiry', id: 'a', reference: 'TT-7K3M2', text: 'Lakes and Passes, 3 on 12 Apr 2027' },
        { kind: 'message', id: 'b', reference: 'M-4C19D2', text: 'Message about Family, of 19 Nov 2026' },
      ],
    },
    late: {
      count: 1,
      first: [
        {
          kind: 'enquiry',
          id: 'c',
          reference: 'TT-9B2QA',
          text: 'Old Monasteries, 2 on 3 Jan 2027, due 20 Nov 2026',
        },
      ],
    },
    unanswered: {
      count: 1,
      first: [
        { kind: 'enquiry', id: 'd', reference: 'TT-5H8NC', text: 'Forests and Rivers, 4 on 9 Mar 2027' },
      ],
    },
    failedMails: 1,
    spam: { enquiries: { count: 2, fresh: 1 }, messages: { count: 1, fresh: 0 } },
  },
  values: (data, { siteUrl }) => ({
    reference: formatDay(data.day),
    summary: summaryOf(data),
    lists: {
      blocks: [
        ...listed('Due today', data.dueToday, siteUrl),
        ...listed('Late', data.late, siteUrl),
        ...listed('New, and nobody has answered', data.unanswered, siteUrl),
        ...spamFolder(data.spam, siteUrl),
      ],
    },
    failedMails:
      data.failedMails > 0
        ? `${countOf(data.failedMails, 'mail')} could not be delivered since yesterday.`
        : undefined,
    deskLink: `${siteUrl}/admin/inbox`,
    mailLink: `${siteUrl}/admin/mail`,
    accountLink: `${siteUrl}/account`,
  }),
});

function listed(title: string, { count, first }: Lines, siteUrl: string): Block[] {
  if (count === 0) return [];
  const items = first.map(({ kind, id, reference, text }) => [
    paragraph(...link(reference, `${siteUrl}${PAGES[kind]}/${id}`), written(` ${text}`)),
  ]);
  const more = count - first.length;
  return [
    heading(3, `${title}: ${count}`),
    { kind: 'list', isOrdered: false, start: 1, items },
    ...(more > 0 ? [paragraph(written(`and ${more} more`))] : []),
  ];
}

type Spam = { enquiries: InSpam; messages: InSpam };

/** Some may be honest, and their senders were told that the message arrived. */
function spamFolder({ enquiries, messages }: Spam, siteUrl: string): Block[] {
  if (enquiries.count + messages.count === 0) return [];
  const line = ({ count, fresh }: InSpam, what: string, page: string): Block[][] => {
    const news = fresh > 0 ? `: ${fresh} new since yesterday` : '';
    return count === 0 ? [] : [[paragraph(...link(what, `${siteUrl}${page}?status=spam`), written(news))]];
  };
  const items = [
    ...line(enquiries, countOf(enquiries.count, 'enquiry', 'enquiries'), PAGES.enquiry),
    ...line(messages, countOf(messages.count, 'message'), PAGES.message),
  ];
  return [
    heading(3, `In the spam folder: ${enquiries.count + messages.count}`),
    { kind: 'list', isOrdered: false, start: 1, items },
  ];
}

type Figures = { dueToday: Lines; late: Lines; unanswered: Lines; failedMails: number; spam: Spam };

function summaryOf({ dueToday, late, unanswered, failedMails, spam }: Figures): string {
  const fresh = spam.enquiries.fresh + spam.messages.fresh;
  const said = [
    dueToday.count > 0 && `${dueToday.count} due`,
    late.count > 0 && `${late.count} late`,
    unanswered.count > 0 && `${unanswered.count} without an answer`,
    failedMails > 0 && `${countOf(failedMails, 'mail')} failed`,
    fresh > 0 && `${fresh} new in the spam folder`,
  ];
  return said.filter((part) => part !== false).join(', ');
}
