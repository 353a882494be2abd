import type { FastifyPluginAsync } from 'fastify';
import type { DeskFinds, DeskIds } from '../../../contracts/desk-search/desk-search.contract.ts';
import { canBeFound } from '../../db/can-be-found.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { Failure } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { findMessage } from '../contacts/contacts.queries.ts';
import { getCustomer } from '../customers/desk/find-customer.ts';
import { findDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { getRecord } from '../records/versioned-records.ts';
import { ROAD } from '../roads/road-records.ts';
import { findAnyTour } from '../tours/manage/manage-tours.queries.ts';
import { NOTHING_FOUND, presentFinds, searchDesk } from './search-desk.ts';

export function deskSearchRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    async searchDesk(request) {
      const { q } = request.query;
      if (!q || !canBeFound(q)) return { data: NOTHING_FOUND };
      return { data: await searchDesk(db, q, { staffId: currentUser(request).id, now: now() }) };
    },

    async nameOnDesk({ query }) {
      return { data: await nameOnDesk(db, query, now()) };
    },
  });
}

async function nameOnDesk(db: Db, ids: DeskIds, now: Date): Promise<DeskFinds> {
  return presentFinds({
    // A merged customer keeps the requested id.
    customers: await allThere(ids.customers, async (id) => ({ ...(await getCustomer(db, id)), id })),
    enquiries: await allThere(ids.enquiries, (id) => findDeskEnquiry(db, id, now)),
    messages: await allThere(ids.messages, (id) => findMessage(db, id)),
    tours: await allThere(ids.tours, (id) => findAnyTour(db, id)),
    roads: await allThere(ids.roads, (id) => getRecord(db, ROAD, id)),
  });
}

async function allThere<Row>(
  ids: readonly string[] = [],
  find: (id: string) => Promise<Row | undefined>,
): Promise<Awaited<Row>[]> {
  const rows = await Promise.all(ids.map((id) => find(id).catch(undefinedIfGone)));
  return rows.flatMap((row) => (row === undefined ? [] : [row]));
}

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'not_found')) throw error;
}
