import { z } from 'zod';
import { ENQUIRY_STATUSES } from './enquiries/enquiry-terms.ts';
import { daysQuery } from './fields/day.contract.ts';
import { optionalField } from './fields/number.contract.ts';
import { id } from './fields/text.contract.ts';

/** The last 7, 30 or 90 days with today; this year; everything; or the days that are given with it. */
export const PERIODS = ['7', '30', '90', 'year', 'all', 'days'] as const;

/** Without anything: the last 30 days. `from` and `to` are read where the period is `days` or left out. */
export const dashboardQuery = daysQuery.extend({
  period: optionalField(z.enum(PERIODS, { error: `The period is one of ${PERIODS.join(', ')}.` })),
});

const count = z.number().int();

/** What waits besides what "Today" has, whatever the period; each counted up to `ATTENTION_LIMIT` and one more. */
const attention = z.object({
  /** Of one or two stars, shown on the site, without the agency's reply. */
  criticalReviews: count,
  /** That staff have to look at before they are shown, or pictures of theirs. */
  waitingReviews: count,
  /** Settings that nobody has filled in. */
  placeholders: count,
  /** In the spam folder: what was taken for spam may be none, and whoever wrote it was told that it arrived. */
  spamEnquiries: count,
  spamMessages: count,
});

/** Enquiries in the bin or merged into another are not counted; spam is counted by status only. */
const enquiries = z.object({
  total: count,
  /** Indian days; those without an enquiry are left out. */
  byDay: z.array(z.object({ day: z.string(), count })),
  /** Most enquiries first; `` stands for none of the six destinations. */
  byDestination: z.array(z.object({ destination: z.string(), count })),
  /** All statuses, in their order. */
  byStatus: z.array(z.object({ status: z.enum(ENQUIRY_STATUSES), count })),
  /** Confirmed or completed. */
  won: count,
});

/** From the enquiry to the first reply. Enquiries that staff entered were answered on the spot and do not count. */
const firstReply = z.object({
  /**
   * The median over the period's enquiries that have a reply; of many, less than a twentieth off. Null without any.
   */
  medianSeconds: z.number().nullable(),
  answered: count,
  unanswered: count,
});

const quietTours = z.object({
  count,
  /** How many tours are on the site. */
  published: count,
  /** The first 50, by title. */
  tours: z.array(z.object({ _id: id, slug: z.string(), title: z.string(), city: z.string() })),
});

/** Published reviews written in the period. */
const reviews = z.object({
  /** One decimal. */
  average: z.number().nullable(),
  count,
  /** Five stars first. */
  byRating: z.array(z.object({ rating: z.number().int(), count })),
});

export const dashboard = z.object({
  /** First and last day, both included; `from` is the day of the first enquiry where everything was asked for. */
  from: z.string(),
  to: z.string(),
  attention,
  enquiries,
  firstReply,
  /** Published tours without an enquiry in the period. */
  quietTours,
  reviews,
});

export type Dashboard = z.infer<typeof dashboard>;
export type DashboardQuery = z.infer<typeof dashboardQuery>;
export type Period = (typeof PERIODS)[number];
