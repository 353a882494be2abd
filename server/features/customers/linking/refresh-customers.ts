import { workInTurns } from '../../../db/batches.ts';
import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { removeSearchWords, replaceManySearchWords } from '../../../db/search-words.ts';

/** Of a customer's newest things so many say what it is called and found by. */
const SAYING = 100;
/**
 * Names, addresses and numbers by which it is found, the newest: nobody honest has so many, and each of them is some hundred
 * words. Whoever makes up long ones would else hold everybody up whenever something more comes of them.
 */
const FOUND_BY = 40;

/** With as many things each as say anything. */
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
  /** Of an enquiry: how it came in. */
  source: string | null;
};

/** Derives of customers what follows from what is theirs; of whom nothing is left, all goes. */
export async function refreshCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  await workInTurns([...new Set(ids)], CUSTOMERS_PER_TURN, async (batch) => {
    const items = await trx
      .selectFrom((from) =>
        from
          .selectFrom('customer_items')
          .select(['customer_id', 'kind', 'item_id', 'state', 'name', 'name_key'])
          .select(['email', 'phone', 'happened_at'])
          .select((select) =>
            select.fn
              .agg<number>('row_number')
              .over((over) =>
                over.partitionBy('customer_id').orderBy('happened_at', 'desc').orderBy('item_id'),
              )
              .as('nth'),
          )
          .where('customer_id', 'in', batch)
          .as('items'),
      )
      .leftJoin('bookings', (on) =>
        on.onRef('bookings.id', '=', 'items.item_id').on('items.kind', '=', 'booking'),
      )
      .selectAll('items')
      .select('bookings.source')
      .where('nth', '<=', SAYING)
      .orderBy('nth')
      .execute();
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

/** In one statement: linking what was there before changes as many as it reads. */
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

/** With what staff wrote about them, and the former pages that lead there. */
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
  return {
    name: nameOf(speaking.filter((item) => item.name)),
    phone: speaking.find((item) => item.phone)?.phone ?? '',
    email: speaking.find((item) => item.email)?.email ?? '',
    last_at: items.find((item) => item.state === 'shown')?.happened_at ?? null,
  };
}

/**
 * What somebody called themselves last: in an enquiry best, then in a message. What staff heard says it only of whom nothing
 * else does, but for an account, and the first of it: a name is shortened and misheard on the phone.
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

/** Of names that were heard, the newest first, the first one; or a later one that has its words and more. */
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
