import type { FastifyPluginAsync } from 'fastify';
import { type Dashboard, dashboardQuery } from '../../../contracts/dashboard.contract.ts';
import { may } from '../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { withRule } from '../../http/faults/contract-with-rule.ts';
import { currentSeer, currentUser } from '../../http/session/guards.ts';
import { findFirstDay, listDaySums, sumPeriod } from './daily-sums.queries.ts';
import {
  enquiryFigures,
  findAttention,
  findQuietTours,
  firstReplyFigures,
  ratingFigures,
} from './dashboard-figures.queries.ts';
import { type DayPeriod, readPeriod, spanOf } from './dashboard-period.ts';
import { findQuoteFigures } from './quote-figures.queries.ts';
import { findToday } from './today.queries.ts';

const KINDS = ['received', 'status', 'destination', 'reply', 'no-reply', 'rating'] as const;

export function dashboardRoutes({ db, reports, now }: Deps): FastifyPluginAsync {
  const checkedQuery = withRule(dashboardQuery, (right) => {
    readPeriod(right, now());
  });

  return serveCalls(
    {
      async getDashboard(request) {
        const period = readPeriod(request.query, now());
        return { data: await loadDashboard(reports, period) };
      },

      async getToday(request) {
        const { whose = 'mine' } = request.query;
        const seesMails = may(currentUser(request).staff_role, 'see-mail');
        return { data: await findToday(db, whose, { ...currentSeer(request), now: now(), seesMails }) };
      },
    },
    { getDashboard: { query: checkedQuery } },
  );
}

async function loadDashboard(db: Db, period: DayPeriod): Promise<Dashboard> {
  const [attention, byDay, sums, firstDay, quietTours, quotes] = await Promise.all([
    findAttention(db),
    listDaySums(db, period),
    sumPeriod(db, KINDS, period),
    findFirstDay(db),
    findQuietTours(db, spanOf(period)),
    findQuoteFigures(db, spanOf(period)),
  ]);
  return {
    from: period.from ?? firstDay ?? period.to,
    to: period.to,
    attention,
    enquiries: { ...enquiryFigures(sums), byDay },
    firstReply: firstReplyFigures(sums),
    quietTours,
    quotes,
    reviews: ratingFigures(sums),
  };
}
