import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { type Dashboard, dashboard, dashboardQuery } from '../../../contracts/dashboard.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { requireAdmin } from '../../http/session.ts';
import { withRule } from '../../http/with-rule.ts';
import { findAttention } from './attention.queries.ts';
import { countRatings, findQuietTours } from './catalogue-figures.queries.ts';
import { type Period, readPeriod, spanOf } from './dashboard-period.ts';
import { countByDay, countByKind, findFirstEnquiryAt, measureFirstReply } from './enquiry-figures.queries.ts';

/** How the agency does, for its staff. */
export function dashboardRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);
    const checkedQuery = withRule(dashboardQuery, (right) => {
      readPeriod(right, now());
    });

    app.get(
      '/dashboard',
      {
        schema: {
          tags: ['dashboard'],
          summary: 'What waits for staff, and the figures of a period (staff)',
          querystring: checkedQuery,
          response: answers(answerOf(dashboard)),
        },
      },
      async (request) => {
        const moment = now();
        const period = readPeriod(request.query, moment);
        return { success: true as const, data: await loadDashboard(db, period, moment) };
      },
    );
  };
}

async function loadDashboard(db: Db, period: Period, now: Date): Promise<Dashboard> {
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
