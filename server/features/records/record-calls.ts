import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
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
  isPublic: boolean;
};

type OfOne = FastifyRequest & { params: { id: string } };
type WithBody<Body> = FastifyRequest & { body: Body };

export function recordCalls<Row extends Columns, Body, Managed>(
  { db, now, siteChanges }: Deps,
  kind: RecordKind<Row>,
  work: Work<Row, Body, Managed>,
) {
  const { noun } = kind;
  const change = createChange({ db, now });

  async function presentOne(row: Row): Promise<Managed> {
    const [managed] = await work.present([row]);
    if (!managed) throw notFound(noun);
    return managed;
  }

  async function store<T>(...given: Parameters<typeof change<T>>): Promise<T> {
    const done = await change(...given);
    if (work.isPublic) await siteChanges.announce();
    return done;
  }

  const setDeleted = async (request: OfOne, isDeleted: boolean) => {
    const { id } = request.params;
    await store(request, (trx, by) => setRecordDeleted(trx, kind, { id, isDeleted }, by));
    return { message: isDeleted ? `The ${noun} is deleted.` : `The ${noun} is back.` };
  };

  return {
    list: async () => ({ data: await work.present(await listRecords(db, kind)) }),

    get: async (request: OfOne) => ({ data: await presentOne(await getRecord(db, kind, request.params.id)) }),

    async create(request: WithBody<Body>) {
      const id = await store(request, async (trx, by) => (await work.create(trx, request.body, by)).id);
      return { message: `The ${noun} is saved.`, data: await presentOne(await getRecord(db, kind, id)) };
    },

    async update(request: OfOne & WithBody<Body>) {
      const { body, params } = request;
      const row = await store(request, (trx, by) => work.change(trx, params.id, body, by));
      return { message: `The ${noun} is saved.`, data: await presentOne(row) };
    },

    remove: (request: OfOne) => setDeleted(request, true),
    restore: (request: OfOne) => setDeleted(request, false),
  };
}
