import type { LogEvent } from 'kysely';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createReadiness } from '../../db/readiness.ts';
import type { Deps } from '../../deps.ts';
import { LANE_NAMES, LANES } from '../../mail/lanes.ts';
import { findOutboxState, type OutboxState } from '../../mail/outbox-state.queries.ts';

/** Seconds. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
/** Milliseconds for figures from the database; the others do not wait longer. */
const MAX_WAIT = 2_000;

export function measureQueries(registry: Registry): (event: LogEvent) => void {
  const seconds = new Histogram({
    name: 'teesta_database_query_seconds',
    help: 'Seconds that a query took',
    buckets: BUCKETS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'teesta_database_query_failures_total',
    help: 'Queries that failed, broken rules of the tables among them',
    registers: [registry],
  });
  return ({ level, queryDurationMillis }) => {
    seconds.observe(queryDurationMillis / 1000);
    if (level === 'error') failures.inc();
  };
}

export function measureStored(registry: Registry, deps: Pick<Deps, 'db' | 'reports' | 'now'>): void {
  const { reports, now } = deps;
  const readiness = createReadiness(deps);
  const look = onceAtATime(() => findOutboxState(reports));
  new Gauge({
    name: 'teesta_outbox_waiting',
    help: 'Mails that are to be sent, or to be tried again, by who goes first: urgent, usual, bulk',
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      const state = await inTime(look());
      for (const lane of LANES) if (state) this.set({ lane: LANE_NAMES[lane] }, state.waiting[lane]);
    },
  });
  const gauge = (name: string, help: string, figureOf: (state: OutboxState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await inTime(look());
        if (state) this.set(figureOf(state));
      },
    });

  gauge('teesta_outbox_held', 'Mails that staff hold back', ({ held }) => held);
  gauge(
    'teesta_outbox_given_up',
    'Mails that were refused for good, or given up after the last try',
    ({ failed }) => failed,
  );
  gauge(
    'teesta_outbox_oldest_seconds',
    'Age of the oldest mail that is to be sent; 0 where there is none',
    ({ oldest }) => (oldest ? Math.max(0, now().getTime() - Date.parse(oldest)) / 1000 : 0),
  );
  new Gauge({
    name: 'teesta_database_up',
    help: '1 where the database takes a row and gives it back; where it is 0, nothing can be booked',
    registers: [registry],
    async collect() {
      const isUp = await readiness().then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
}

function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | undefined;
  return () => {
    inFlight ??= work().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/** Undefined if it fails or takes too long: the figure then keeps its last value. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), MAX_WAIT);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
