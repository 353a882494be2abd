// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { askMeanwhile } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { lockCustomers } from '../desk/find-customer.ts';
import { lockLinking } from './link-items.ts';
import { linkLeft } from './link-left.ts';

let site: TestApp;
let staff: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  desk = customerDesk(site, staff);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

// SQLite lets one write after the other.
describe.skipIf(!isOnPostgres())('while another process links', () => {
  test('staff read every page of customers', async () => {
    const { id } = await desk.enquiryOf({ phone: '+919832055555', full_name: 'Asha Rai' });
    await runTransaction(site.db, async (trx) => {
      await lockLinking(trx);
      const own = (await desk.customerOf(id))?._id ?? '';
      expect(await desk.list()).toHaveLength(1);
      expect((await desk.detail(own)).name).toBe('Asha Rai');
      expect((await site.get(`/manage/search?q=Asha`, { as: staff })).status).toBe(200);
    });
  });

  test('who writes with the same phone is the same customer', async () => {
    const mobile = '+919832055555';
    await askMeanwhile(
      site.db,
      async (trx) => {
        await makeContactMessage(trx, { mobile, email: 'one@hills.test' });
        await lockLinking(trx);
      },
      [() => makeContactMessage(site.db, { mobile, email: 'other@hills.test' })],
    );
    expect(await desk.list()).toMatchObject([{ messageCount: 2 }]);
  });

  test('for long, an enquiry is stored all the same, and linked later', async () => {
    const mobile = '+919832055556';
    await runTransaction(site.db, async (trx) => {
      await lockLinking(trx);
      await makeContactMessage(site.db, { mobile, email: 'one@hills.test' });
      await expect(linkLeft(site.db), 'the clean-up comes back in an hour').rejects.toThrow('busy');
    });
    expect(await desk.list()).toEqual([]);
    await linkLeft(site.db);
    expect(await desk.list()).toMatchObject([{ messageCount: 1 }]);
  });

  test('who is asked too long for is stored all the same, and linked later', async () => {
    await runTransaction(site.db, async (other) => {
      await sql`lock table customers in share mode`.execute(other);
      await runTransaction(site.db, async (trx) => {
        await sql`set local statement_timeout to '300ms'`.execute(trx);
        await makeContactMessage(trx, { mobile: '+919832055557' });
      });
    });
    expect(await desk.list()).toEqual([]);
    await linkLeft(site.db);
    expect(await desk.list()).toMatchObject([{ messageCount: 1 }]);
  });

  test('for long, a new member of staff is stored all the same', async () => {
    await runTransaction(site.db, async (trx) => {
      await lockLinking(trx);
      expect((await makeAdmin(site.db)).role).toBe('admin');
    });
  });

  test('what is corrected meanwhile is what is linked', async () => {
    const { id } = await makeContactMessage(site.db, { mobile: '+919832055558', email: '' });
    const left = { pending: 'left' };
    await site.db.updateTable('customer_items').set(left).where('item_id', '=', id).execute();
    await askMeanwhile(
      site.db,
      async (trx) => {
        const corrected = { mobile: '+919832055559' };
        await trx.updateTable('contact_messages').set(corrected).where('id', '=', id).execute();
        await trx.updateTable('customer_items').set(left).where('item_id', '=', id).execute();
      },
      [() => linkLeft(site.db)],
    );
    expect(await desk.list()).toMatchObject([{ phone: '+919832055559' }]);
  });

  test('staff who merge or split can change their own account', async () => {
    const actor = await makeAdmin(site.db);
    const own = site.db.updateTable('users').set({ username: 'Pema' }).where('id', '=', actor.id);
    await runTransaction(site.db, async (trx) => {
      await lockCustomers(trx, { actor, now: new Date() });
      expect((await own.executeTakeFirst()).numUpdatedRows).toBe(1n);
    });
  });
});
