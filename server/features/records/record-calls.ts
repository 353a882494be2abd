import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { notFound } from '../../http/faults/errors.ts';
import { type StaffAction, staffActionOf } from '../../http/session/staff-action.ts';
import {
  type Columns,
  getRecord,
  listRecords,
  type RecordKind,
  setRecordDeleted,
} from './versioned-records.ts';

type Work<Row, Body, Managed> = {
  create: (trx: Db, body: Body, by: StaffAction) => Promise<Row>;
  change: (trx: Db, id: string, body: Body, by: StaffAction) => Promise<Row>;
  present: (rows: readonly Row[]) => Managed[] | Promise<Managed[]>;
  /** Whether pages of travellers show it. */
  isPublic: boolean;
};

type OfOne = FastifyRequest & { params: { id: string } };
type WithBody<Body> = FastifyRequest & { body: Body };

/** The calls by which staff list, read, create, change, delete and restore records of a kind. */
export function recordCalls<Row extends Columns, Body, Managed>(
  { db, now, siteChanges }: Deps,
  kind: RecordKind<Row>,
  { create, change, present, isPublic }: Work<Row, Body, Managed>,
) {
  const { noun } = kind;

  async function presentOne(row: Row): Promise<Managed> {
    const [managed] = await present([row]);
    if (!managed) throw notFound(noun);
    return managed;
  }

  async function stored<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    if (isPublic) await siteChanges.announce();
    return done;
  }

  const setDeleted = async (request: OfOne, isDeleted: boolean) => {
    const { id } = request.params;
    await stored(
      runTransaction(db, (trx) =>
        setRecordDeleted(trx, kind, { id, isDeleted }, staffActionOf(request, now)),
      ),
    );
    return { message: isDeleted ? `The ${noun} is deleted.` : `The ${noun} is back.` };
  };

  return {
    list: async () => ({ data: await present(await listRecords(db, kind)) }),

    get: async (request: OfOne) => ({ data: await presentOne(await getRecord(db, kind, request.params.id)) }),

    async create(request: WithBody<Body>) {
      const by = staffActionOf(request, now);
      const repeatable = repeatableOf(request, `${kind.auditKind}:${by.actor.id}`, by.now);
      const id = await stored(
        runOnce(db, repeatable, async (trx) => (await create(trx, request.body, by)).id),
      );
      return { message: `The ${noun} is saved.`, data: await presentOne(await getRecord(db, kind, id)) };
    },

    async update(request: OfOne & WithBody<Body>) {
      const { id } = request.params;
      const work = (trx: Db) => change(trx, id, request.body, staffActionOf(request, now));
      const row = await stored(runTransaction(db, work));
      return { message: `The ${noun} is saved.`, data: await presentOne(row) };
    },

    remove: (request: OfOne) => setDeleted(request, true),
    restore: (request: OfOne) => setDeleted(request, false),
  };
}
