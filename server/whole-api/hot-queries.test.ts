// @module-tag dialect
import type { InjectOptions } from 'fastify';
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COUNT_LIMIT } from '../../contracts/enquiries/enquiry-terms.ts';
import { generateAll } from '../../scripts/support/generate/generate-all.ts';
import { ADMIN_REQUESTS } from '../../tests/load/admin-requests.ts';
import {
  filledPath,
  findKnown as findKnownOnDesk,
  type KnownOnDesk,
  linkAll,
} from '../../tests/load/known-on-desk.ts';
import { GROWING_CALLS } from '../../tests/load/site/growth-requests.ts';
import { findKnown, type Known } from '../../tests/load/site/known-rows.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import { makeAdmin, makeAgent } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

// What visitors ask for again and again must not take longer with every tour and every enquiry. Each query that their
// calls really make is explained; and those of what staff begin with, and of customers.

const AMOUNTS = { tours: 1_500, reviews: 4_000, bookings: 3_000, users: 900, messages: 1_500, changes: 300 };
/** Some rows for each of the 24 tours of a page, and the ratings of each. */
const MAX_ROWS = 600;
/** Whether a word is common is told by so many finds, and one more: see `matchesSearch`. */
const MAX_WORDS = 10_001;
/** They never have many rows: of staff alone, and of places and roads, of which there is an end. */
const SMALL_TABLES = ['settings', 'second_factors', 'stops', 'roads'];
/** Staff find a tour by any part of its title; no index does, and a tour’s text is short. */
const ANY_PART = '"search_text" like ';
/** What is in them is few: mails that failed, and merges where the other's wish holds. */
const SMALL_INDICES = ['outbox_failed', 'booking_merges_replaced'];

let site: TestApp;
let known: Known;
let knownOnDesk: KnownOnDesk;
let staff: string;
let agent: string;
let tables: Set<string>;
const asked: RootOperationNode[] = [];

beforeAll(async () => {
  site = await buildTestApp({
    plugin: {
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  });
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
  agent = await site.signIn(await makeAgent(site.db));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await generateAll(site.db, { amounts: AMOUNTS, seed: '1', now: new Date() });
  await linkAll(site.db);
  vi.restoreAllMocks();
  tables = new Set((await site.db.introspection.getTables()).map(({ name }) => name));
  knownOnDesk = await findKnownOnDesk(site.db, new Date());
  known = await findKnown(site.db);
  // The catalogue is read once, at the start.
  await site.get('/tours/browse');
}, 120_000);
afterAll(() => site.close());

async function queriesOf(request: InjectOptions): Promise<CompiledQuery[]> {
  asked.length = 0;
  const { statusCode, body } = await site.app.inject(request);
  expect(statusCode, body).toBe(200);
  const compiled = asked.map((node) => site.db.getExecutor().compileQuery(node, createQueryId()));
  return compiled.filter((query) => /^(select|with|update|delete)/.test(query.sql));
}

async function explain(prefix: string, query: CompiledQuery): Promise<Record<string, unknown>[]> {
  return site.db.transaction().execute(async (trx) => {
    // Of few rows PostgreSQL would read all, whatever indexes there are.
    if (isOnPostgres())
      for (const all of ['seqscan', 'hashjoin', 'mergejoin'])
        await sql`set local ${sql.ref(`enable_${all}`)} = off`.execute(trx);
    const explained = CompiledQuery.raw(`${prefix} ${query.sql}`, [...query.parameters]);
    return (await trx.executeQuery<Record<string, unknown>>(explained)).rows;
  });
}

/** What of a plan reads more than the call shows. */
async function faultsOf(query: CompiledQuery): Promise<string[]> {
  if (query.sql.includes(ANY_PART)) return [];
  if (isOnPostgres()) return faultsOnPostgres(query);
  const plan = (await explain('explain query plan', query)).map(({ detail }) => String(detail));
  // A page that is found first, by its ids, is put in order again.
  const sortsOfPages = / limit \?\) order by /.test(query.sql) ? 1 : 0;
  const sorts = plan.filter((step) => step.includes('TEMP B-TREE')).length - sortsOfPages;
  return plan.filter((step) => {
    const table = /^SCAN (\w+)/.exec(step)?.[1];
    if (
      table !== undefined &&
      (!isTable(table, query) || SMALL_INDICES.some((index) => step.endsWith(index)))
    )
      return false;
    // Along an order, it ends with the page.
    const isWalk = / limit /.test(query.sql) && sorts === 0;
    if (table !== undefined) return !isWalk || !step.includes(' USING ');
    // Most rows are so: it is a scan.
    return /\((status|is_hidden|kind|owner_id)=\?\)$/.test(step) && !isWalk;
  });
}

/** Steps of a plan are named after tables, by what the query calls them, and after subqueries. */
function isTable(name: string, query: CompiledQuery): boolean {
  const [, meant = name] = new RegExp(`"(\\w+)" as "${name}"`).exec(query.sql) ?? [];
  return tables.has(meant) && !SMALL_TABLES.includes(meant);
}

type Step = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
};

/** Counts the rows that a query really looks at. */
async function faultsOnPostgres(query: CompiledQuery): Promise<string[]> {
  const isRead = query.sql.startsWith('select');
  const [row] = await explain(`explain (format json${isRead ? ', analyze' : ''})`, query);
  const isCounted = query.parameters.includes(COUNT_LIMIT + 1);
  const plans = row?.['QUERY PLAN'] as { Plan: Step }[];
  return (
    plans
      .flatMap((plan) => stepsOf(plan.Plan))
      // It goes again through what the step below it, which is counted, read once.
      .filter((step) => step['Node Type'] !== 'Materialize')
      .flatMap((step) => {
        const table = step['Relation Name'] ?? '';
        const rows =
          ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)) * (step['Actual Loops'] ?? 1);
        const isScan = step['Node Type'] === 'Seq Scan' && !SMALL_TABLES.includes(table);
        return isScan ||
          rows > (isCounted ? COUNT_LIMIT + 1 : table === 'search_words' ? MAX_WORDS : MAX_ROWS)
          ? [`${step['Node Type']} of ${table}: ${rows} rows`]
          : [];
      })
  );
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

test.each(GROWING_CALLS)('$what reads no more than it shows', async ({ requestOf }) => {
  const queries = await queriesOf(requestOf(known, 1));
  for (const query of queries) expect(await faultsOf(query), query.sql).toEqual([]);
});

test('the file of a traveller’s data reads no more than is theirs, also by the address that they proved', async () => {
  const { email, token } = known.traveller;
  const proved = { email_proved_at: new Date().toISOString() };
  await site.db.updateTable('users').set(proved).where('email', '=', email).execute();
  const headers = { authorization: `Bearer ${token}` };
  const queries = await queriesOf({ url: '/api/v1/account/data', headers });
  expect(queries.filter(({ sql: text }) => text.includes('"replaced"'))).not.toEqual([]);
  for (const query of queries) expect.soft(await faultsOf(query), query.sql).toEqual([]);
});

test.each(ADMIN_REQUESTS)('staff’s page $list, $what, reads no more than it shows', async ({ path }) => {
  // Of so few rows a page of fifty is best read by reading all.
  const url = `/api/v1${filledPath(path, knownOnDesk).replace('limit=50', 'limit=8')}`;
  for (const token of [staff, agent]) {
    const headers = { authorization: `Bearer ${token}` };
    // It may be a colleague's.
    const isForThem = ![403, 404].includes((await site.app.inject({ url, headers })).statusCode);
    const queries = isForThem || token === staff ? await queriesOf({ url, headers }) : [];
    for (const query of queries) {
      const faults = await faultsOf(query);
      // An agent passes over what is a colleague's, without reading the rows.
      const others = faults.filter((fault) => token === staff || !fault.startsWith('Index Only Scan'));
      expect(others, query.sql).toEqual([]);
    }
  }
});
