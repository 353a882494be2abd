// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { newId } from '../identifiers.ts';
import type { BookingRow } from '../schema.ts';
import { flattenMerges } from './0062-merges-of-depth-one.ts';

let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('bookings').execute());

const at = (minute: number) =>
  new Date(Date.parse('2026-11-20T06:30:00.000Z') + minute * 60_000).toISOString();
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Gave = { fields: string[]; replaced: object };

/** As an enquiry and its merge stood when merges made a line. */
async function mergeAsThen(other: BookingRow, into: BookingRow, { fields, replaced }: Gave, minute: number) {
  const id = newId();
  const stands = { id, kept_id: into.id, other_id: other.id, merged_at: at(minute), undone_at: null };
  const gave = { taken_over: JSON.stringify(fields), replaced: JSON.stringify(replaced) };
  await site.db
    .insertInto('booking_merges')
    .values({ ...stands, ...gave, moved: '{}' })
    .execute();
  const gone = { merged_into: into.id, deleted_at: at(minute) };
  await site.db.updateTable('bookings').set(gone).where('id', '=', other.id).execute();
  return id;
}

test.each([
  ['from below', [0, 1, 2]],
  ['from above', [2, 1, 0]],
  ['from the middle', [1, 2, 0]],
])(
  'a line of merges has one step; undone %s, each has its own again, and until then what is left',
  async (_order, order) => {
    const make = (full_name: string, minute: number, given: Partial<BookingRow> = {}) =>
      makeEnquiry(site.db, { full_name, user_email: '', phone: '', created_at: at(minute), ...given });
    const [a, b, c] = [await make('Asha', 0), await make('Bina', 1), await make('Chewang', 2)];
    const replied = { status: 'contacted' as const, first_reply_at: at(4) };
    const d = await make('Dawa', 3, { user_email: 'dawa@example.com', phone: '+919832000004', ...replied });
    // D into C, where its name held; C into B, and B into A, where the name held that B had by then.
    const named = { full_name: 'Dawa', user_email: d.user_email, phone: d.phone, ...replied };
    const fields = ['user_email', 'phone', 'first_reply_at', 'status'];
    const inner = await mergeAsThen(d, c, { fields, replaced: { name: { full_name: 'Chewang' } } }, 10);
    const middle = await mergeAsThen(c, b, { fields, replaced: {} }, 20);
    const outer = await mergeAsThen(b, a, { fields, replaced: { name: { full_name: 'Asha' } } }, 30);
    const set = (row: BookingRow, to: Partial<BookingRow>) =>
      site.db.updateTable('bookings').set(to).where('id', '=', row.id).execute();
    await set(c, named);
    await set(b, { ...named, full_name: 'Bina' });
    await set(a, { ...named, full_name: 'Bina' });

    await flattenMerges(site.db as never);

    for (const row of [b, c, d]) expect((await rowOf(row.id)).merged_into).toBe(a.id);
    expect(await rowOf(a.id)).toMatchObject({ ...named, full_name: 'Bina' });
    expect(await rowOf(b.id)).toMatchObject({ full_name: 'Bina', user_email: '', status: 'new' });
    expect(await rowOf(c.id)).toMatchObject({ full_name: 'Chewang', user_email: '', first_reply_at: null });
    for (const place of order) {
      const undone = await site.post(`/manage/bookings/changes/${[inner, middle, outer][place]}/undo`, {
        as,
      });
      expect(undone.status).toBe(200);
      const holdsAddress = await site.db
        .selectFrom('bookings')
        .select('full_name')
        .where('user_email', '=', d.user_email)
        .where('merged_into', 'is', null)
        .execute();
      expect(holdsAddress).toHaveLength(1);
    }
    for (const { first_wish: _first, ...own } of [a, b, c, d]) expect(await rowOf(own.id)).toMatchObject(own);
  },
);
