import { z } from 'zod';
import { ENQUIRY_STATUSES } from './enquiries/enquiry-terms.ts';
import { daysQuery } from './fields/day.contract.ts';
import { optionalField } from './fields/number.contract.ts';
import { id } from './fields/text.contract.ts';

export const PERIODS = ['7', '30', '90', 'year', 'all', 'days'] as const;

/** Default: the last 30 days. `from` and `to` count only if the period is `days` or absent. */
export const dashboardQuery = daysQuery.extend({
  period: optionalField(z.enum(PERIODS, { error: `The period is one of ${PERIODS.join(', ')}.` })),
});

const count = z.number().int();

/** What "Today" does not show, for any period. Counts stop at `ATTENTION_LIMIT` + 1. */
const attention = z.object({
  criticalReviews: count,
  waitingReviews: count,
  placeholders: count,
  spamEnquiries: count,
  spamMessages: count,
});

/** Without the bin and merged enquiries; spam counts only in `byStatus`. */
const enquiries = z.object({
  total: count,
  byDay: z.array(z.object({ day: z.string(), count })),
  byDestination: z.array(z.object({ destination: z.string(), count })),
  byStatus: z.array(z.object({ status: z.enum(ENQUIRY_STATUSES), count })),
  won: count,
});

/** From enquiry to first reply. Excludes enquiries that staff entered: those were answered on the spot. */
const firstReply = z.object({
  medianSeconds: z.number().nullable(),
  answered: count,
  unanswered: count,
});

const quietTours = z.object({
  count,
  published: count,
  tours: z.array(z.object({ _id: id, slug: z.string(), title: z.string(), city: z.string() })),
});

const reviews = z.object({
  average: z.number().nullable(),
  count,
  byRating: z.array(z.object({ rating: z.number().int(), count })),
});

/** `name` null: of no tour that is there. */
const quoteFigures = z.array(z.object({ name: z.string().nullable(), sent: count, accepted: count }));

export const dashboard = z.object({
  from: z.string(),
  to: z.string(),
  attention,
  enquiries,
  firstReply,
  quietTours,
  quotes: z.object({ byTour: quoteFigures, byStaff: quoteFigures }),
  reviews,
});

export type Dashboard = z.infer<typeof dashboard>;
export type DashboardQuery = z.infer<typeof dashboardQuery>;
