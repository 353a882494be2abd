// @module-tag dialect
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeEnquiry } from '../../../tests/support/factories.ts';
import { newId } from '../identifiers.ts';
import { up } from './0059-parties-that-nobody-told.ts';

test('of the one person that was made up for a message it is not known any more how many travel', async () => {
  const { db, close } = await openTestDatabase();
  const make = async (given: object, kind = 'made_from') => {
    const { id, created_at } = await makeEnquiry(db, { guest_size: 1, ...given });
    const event = { id: newId(), booking_id: id, kind, actor_id: null, actor_name: 'Dolma', body: '{}' };
    await db
      .insertInto('booking_events')
      .values({ ...event, created_at })
      .execute();
  };
  await make({});
  await make({ status: 'contacted' });
  await make({}, 'received');
  await make({ guest_size: 2 });
  await make({ first_wish: '{}' });
  await make({ status: 'confirmed' });
  await up(db as never);
  const rows = await db.selectFrom('bookings').select('guest_size').orderBy('id').execute();
  expect(rows.map(({ guest_size }) => guest_size)).toEqual([null, null, 1, 2, 1, 1]);
  await close();
});
