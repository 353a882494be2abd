import type { FastifyPluginAsync } from 'fastify';
import { dashboardCalls } from '../../../contracts/calls/dashboard-calls.contract.ts';
import { type Dashboard, dashboardQuery } from '../../../contracts/dashboard.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { withRule } from '../../http/faults/contract-with-rule.ts';
import { findAttention } from './attention.queries.ts';
import { countRatings, findQuietTours } from './catalogue-figures.queries.ts';
import { type DayPeriod, readPeriod, spanOf } from './dashboard-period.ts';
import { countByDay, countByKind, findFirstEnquiryAt, measureFirstReply } from './enquiry-figures.queries.ts';

/** How the agency does, for its staff. */
export function dashboardRoutes({ reports, now }: Deps): FastifyPluginAsync {
  const checkedQuery = withRule(dashboardQuery, (right) => {
    readPeriod(right, now());
  });

  return serveCalls(
    dashboardCalls,
    {
      async getDashboard(request) {
        const moment = now();
        const period = readPeriod(request.query, moment);
        return { data: await loadDashboard(reports, period, moment) };
      },
    },
    { getDashboard: { query: checkedQuery } },
  );
}

async function loadDashboard(db: Db, period: DayPeriod, now: Date): Promise<Dashboard> {
  const span = spanOf(period);
  const [attention, byDay, byKind, firstReply, quietTours, reviews] = await Promise.all([
    findAttention(db, now),
    countByDay(db, span),
    countByKind(db, span),
    measureFirstReply(db, span),
    findQuietTours(db, span),
    countRatings(db, span),
  ]);
  return {
    from: period.from ?? (await firstDay(db)) ?? period.to,
    to: period.to,
    attention,
    enquiries: { ...byKind, byDay },
    firstReply,
    quietTours,
    reviews,
  };
}

async function firstDay(db: Db): Promise<string | undefined> {
  const at = await findFirstEnquiryAt(db);
  return at && dayOf(new Date(at));
}
