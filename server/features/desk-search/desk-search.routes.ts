import { setImmediate as everythingElse } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Subject } from '../../../contracts/calls/call.ts';
import type { DeskFinds, DeskIds } from '../../../contracts/desk-search/desk-search.contract.ts';
import { FOUND_OF_KIND, SHOWN_OF_MESSAGE } from '../../../contracts/desk-search/desk-search-terms.ts';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { canBeFound } from '../../db/can-be-found.ts';
import type { CustomerRow } from '../../db/customer-rows.ts';
import type { Db } from '../../db/database.ts';
import type { ContactMessageRow } from '../../db/desk-rows.ts';
import type { BookingRow, TourRow } from '../../db/schema.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { Failure } from '../../http/faults/errors.ts';
import { currentSeer } from '../../http/session/guards.ts';
import { isVisible, type Seer } from '../../http/session/visible-to.ts';
import { findMessage } from '../contacts/contacts.queries.ts';
import { listContactMessages } from '../contacts/message-list.queries.ts';
import { listCustomers } from '../customers/desk/customer-list.queries.ts';
import { getCustomer } from '../customers/desk/find-customer.ts';
import { findDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { deskConditions, hasStatus, IS_NO_SPAM } from '../enquiries/desk/list/desk-filter.ts';
import { type DeskRow, listDeskRows } from '../enquiries/desk/list/desk-list.queries.ts';
import { getRecord } from '../records/versioned-records.ts';
import { findRoadsByName } from '../roads/find-roads-by-name.ts';
import { ROAD } from '../roads/road-records.ts';
import { findAnyTour, listManagedTours } from '../tours/manage/manage-tours.queries.ts';

const FIRST = { limit: FOUND_OF_KIND, after: undefined };
const NOTHING_FOUND: DeskFinds = { customers: [], enquiries: [], messages: [], tours: [], roads: [] };

export function deskSearchRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    async searchDesk(request) {
      const { q } = request.query;
      if (!q || !canBeFound(q)) return { data: NOTHING_FOUND };
      return { data: await searchDesk(db, q, { ...currentSeer(request), now: now() }) };
    },

    async nameOnDesk(request) {
      return { data: await nameOnDesk(db, request.query, { ...currentSeer(request), now: now() }) };
    },
  });
}

async function nameOnDesk(db: Db, ids: DeskIds, { now, ...seer }: Asking): Promise<DeskFinds> {
  const ifVisible =
    <Row>(of: Subject, find: (id: string) => Promise<Row>) =>
    async (id: string) =>
      (await isVisible(db, of, id, seer)) ? find(id) : undefined;
  return presentFinds({
    // A merged customer keeps the requested id.
    customers: await allThere(
      ids.customers,
      ifVisible('customer', async (id) => ({ ...(await getCustomer(db, id)), id })),
    ),
    enquiries: await allThere(
      ids.enquiries,
      ifVisible('enquiry', (id) => findDeskEnquiry(db, id, now)),
    ),
    messages: await allThere(
      ids.messages,
      ifVisible('message', (id) => findMessage(db, id)),
    ),
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

type Asking = Seer & { now: Date };

/** One after the other, to let other requests in between. */
async function searchDesk(db: Db, q: string, asking: Asking): Promise<DeskFinds> {
  const customers = await listCustomers(db, FIRST, q, asking);
  await everythingElse();
  const enquiries = await findEnquiries(db, q, asking);
  await everythingElse();
  const messages = await listContactMessages(db, FIRST, { filter: { q }, ...asking });
  await everythingElse();
  const tours = await listManagedTours(db, FIRST, { search: q, status: undefined, sort: 'newest' });
  return presentFinds({
    customers: shown(customers),
    enquiries: shown(enquiries),
    messages: shown(messages),
    tours: shown(tours),
    roads: shown(await findRoadsByName(db, q)),
  });
}

/** Spam comes last, or a wave of it would fill the list. */
async function findEnquiries(db: Db, q: string, asking: Asking): Promise<DeskRow[]> {
  const conditions = await deskConditions(db, { q }, asking);
  const found = await listDeskRows(db, [...conditions, IS_NO_SPAM], 'newest', FIRST);
  if (found.length > FOUND_OF_KIND) return found;
  return [...found, ...(await listDeskRows(db, [...conditions, hasStatus('spam')], 'newest', FIRST))];
}

function shown<Row>(found: Row[]): Row[] {
  return found.slice(0, FOUND_OF_KIND);
}

type FoundRows = {
  customers: CustomerRow[];
  enquiries: BookingRow[];
  messages: ContactMessageRow[];
  tours: TourRow[];
  roads: RoadRow[];
};

function presentFinds({ customers, enquiries, messages, tours, roads }: FoundRows): DeskFinds {
  return {
    customers: customers.map(({ id, name, phone, email }) => ({ _id: id, name, phone, email })),
    enquiries: enquiries.map((row) => ({
      _id: row.id,
      reference: row.reference,
      fullName: row.full_name,
      tourName: row.tour_name,
      bookAt: row.book_at ?? '',
      travelWords: row.travel_words ?? '',
      status: row.status,
    })),
    messages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      message: shortenText(row.message, SHOWN_OF_MESSAGE),
      createdAt: row.created_at,
    })),
    tours: tours.map(({ id, title, city, status }) => ({ _id: id, title, city, status })),
    roads: roads.map(({ id, name, state }) => ({ _id: id, name, state })),
  };
}
