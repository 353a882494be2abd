import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  PostgresAdapter,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** Returns the plans of all queries of `work`. Forces PostgreSQL to use indexes, which it does not on small tables. */
export async function explainAsked(
  db: Db,
  work: (db: Db) => Promise<unknown>,
  refused = ['seqscan', 'bitmapscan', 'sort'],
): Promise<string[]> {
  const built = new Map<object, RootOperationNode>();
  const asked: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    // Also called for parts of queries; results belong to whole ones.
    transformQuery: ({ node, queryId }) => {
      built.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = built.get(queryId);
      if (node) asked.push(node);
      return result;
    },
  };
  await work(db.withPlugin(listening));
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const prefix = isPostgres ? 'explain' : 'explain query plan';
  return db.transaction().execute(async (trx) => {
    if (isPostgres) for (const way of refused) await sql.raw(`set local enable_${way} = off`).execute(trx);
    const plans: string[] = [];
    for (const node of asked) {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
      const explained = CompiledQuery.raw(`${prefix} ${text}`, [...parameters]);
      plans.push(JSON.stringify((await trx.executeQuery(explained)).rows));
    }
    return plans;
  });
}
