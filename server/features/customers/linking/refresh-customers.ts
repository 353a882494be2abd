import { workInTurns } from '../../../db/batches.ts';
import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { removeSearchWords, replaceManySearchWords } from '../../../db/search-words.ts';

const SAYING = 100;
/**
 * Newest first. Honest customers have fewer, and each is indexed by some hundred words: long made-up lists would block
 * others at every change.
 */
const FOUND_BY = 40;

const CUSTOMERS_PER_TURN = 50;

type Said = {
  customer_id: string | null;
  kind: string;
  state: string;
  name: string;
  name_key: string;
  email: string | null;
  phone: string | null;
  happened_at: string;
  source: string | null;
};

/** Recomputes customers from their items; deletes those without any. */
export async function refreshCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  await workInTurns([...new Set(ids)], CUSTOMERS_PER_TURN, async (batch) => {
    const items = await findNewest(trx, batch);
    const said = Map.groupBy<string | null, Said>(items, (item) => item.customer_id);
    const rows = await trx
      .selectFrom('customers')
      .selectAll()
      .where('id', 'in', batch)
      .orderBy('id')
      .execute();
    const texts = new Map<string, string[]>();
    const changed: CustomerRow[] = [];
    for (const row of rows) {
      const own = said.get(row.id) ?? [];
      if (own.length === 0 || row.merged_into !== null) continue;
      const state = stateOf(own);
      texts.set(row.id, textsOf(own));
      if (Object.entries(state).some(([name, value]) => row[name as keyof typeof state] !== value))
        changed.push({ ...row, ...state });
    }
    await storeCustomers(trx, changed);
    await replaceManySearchWords(trx, 'customer', texts);
    await removeCustomers(
      trx,
      rows.flatMap((row) => (row.merged_into === null && !said.has(row.id) ? row.id : [])),
    );
  });
}

/** Up to `SAYING` of each, newest first; more only where many came in the same moment. */
function findNewest(trx: Db, customerIds: readonly string[]): Promise<Said[]> {
  return trx
    .selectFrom('customers')
    .innerJoin('customer_items as items', (on) =>
      on.onRef('items.customer_id', '=', 'customers.id').on(({ eb, fn, selectFrom, val }) =>
        eb(
          'items.happened_at',
          '>=',
          fn.coalesce(
            selectFrom('customer_items as newer')
              .select('newer.happened_at')
              .whereRef('newer.customer_id', '=', 'customers.id')
              .orderBy('newer.happened_at', 'desc')
              .limit(1)
              .offset(SAYING - 1),
            val(''),
          ),
        ),
      ),
    )
    .leftJoin('bookings', (on) =>
      on.onRef('bookings.id', '=', 'items.item_id').on('items.kind', '=', 'booking'),
    )
    .select(['items.customer_id', 'items.kind', 'items.state', 'items.name', 'items.name_key'])
    .select(['items.email', 'items.phone', 'items.happened_at', 'bookings.source'])
    .where('customers.id', 'in', [...customerIds])
    .orderBy('items.happened_at', 'desc')
    .orderBy('items.item_id')
    .execute();
}

/** One statement: the initial import changes as many rows as it reads. */
async function storeCustomers(trx: Db, rows: readonly CustomerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('customers')
    .values([...rows])
    .onConflict((on) =>
      on.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        phone: ref('excluded.phone'),
        email: ref('excluded.email'),
        last_at: ref('excluded.last_at'),
      })),
    )
    .execute();
}

async function removeCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await removeSearchWords(trx, 'customer', ids);
  await trx
    .deleteFrom('customers')
    .where('id', 'in', [...ids])
    .execute();
}

function stateOf(items: readonly Said[]) {
  const speaking = items.filter((item) => item.state !== 'apart');
  const enquiriesFirst = speaking.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    name: nameOf(speaking.filter((item) => item.name)),
    phone: enquiriesFirst.find((item) => item.phone)?.phone ?? '',
    email: enquiriesFirst.find((item) => item.email)?.email ?? '',
    last_at: items.find((item) => item.state === 'shown')?.happened_at ?? null,
  };
}

/** See `listWaysOf`. */
const rankOf = ({ kind }: Said) => (kind === 'booking' ? 0 : 1);

/**
 * The latest name, from enquiries before messages. Names that staff heard count last, before accounts only, and the
 * first one wins: names get shortened and misheard on the phone.
 */
function nameOf(named: readonly Said[]): string {
  const isHeard = (item: Said) => item.kind === 'booking' && item.source !== 'site';
  const own =
    named.find((item) => item.kind === 'booking' && !isHeard(item)) ??
    named.find((item) => item.kind === 'message') ??
    fullestOf(named.filter(isHeard)) ??
    named[0];
  return own?.name ?? '';
}

function fullestOf(heard: readonly Said[]): Said | undefined {
  const [first, ...later] = heard.toReversed();
  return later.reduce((fullest, item) => (fullest && saysMore(item, fullest) ? item : fullest), first);
}

function saysMore(one: Said, other: Said): boolean {
  const words = new Set(one.name_key.split(' '));
  const others = new Set(other.name_key.split(' '));
  return words.size > others.size && [...others].every((word) => words.has(word));
}

function textsOf(items: readonly Said[]): string[] {
  const speaking = items.filter((item) => item.state !== 'apart');
  const all = new Set(speaking.flatMap(({ name, email, phone }) => [name, email ?? '', phone ?? '']));
  return [...all].slice(0, FOUND_BY);
}
