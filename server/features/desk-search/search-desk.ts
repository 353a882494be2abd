import { setImmediate as everythingElse } from 'node:timers/promises';
import type { DeskFinds } from '../../../contracts/desk-search/desk-search.contract.ts';
import { FOUND_OF_KIND } from '../../../contracts/desk-search/desk-search-terms.ts';
import type { Db } from '../../db/database.ts';
import { listContactMessages } from '../contacts/message-list.queries.ts';
import { listCustomers } from '../customers/desk/customer-list.queries.ts';
import { deskConditions, hasStatus, IS_NO_SPAM } from '../enquiries/desk/list/desk-filter.ts';
import { type DeskRow, listDeskRows } from '../enquiries/desk/list/desk-list.queries.ts';
import { findRoadsByName } from '../roads/find-roads-by-name.ts';
import { listManagedTours } from '../tours/manage/manage-tours.queries.ts';
import { presentFinds } from './present-finds.ts';

type Asking = { staffId: string; now: Date };

const FIRST = { limit: FOUND_OF_KIND, after: undefined };

export const NOTHING_FOUND: DeskFinds = { customers: [], enquiries: [], messages: [], tours: [], roads: [] };

/** One after the other, to let other requests in between. */
export async function searchDesk(db: Db, q: string, asking: Asking): Promise<DeskFinds> {
  const customers = await listCustomers(db, FIRST, q);
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
