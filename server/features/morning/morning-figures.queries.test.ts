// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainAsked } from '../../../tests/support/database/explain-asked.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { findMorning } from './morning-figures.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await makeEnquiry(database.db, { status: 'contacted', next_action_on: '2026-11-23' });
  await makeContactMessage(database.db, { next_action_on: '2026-11-23' });
});
afterAll(() => database.close());

// It is asked in a transaction, for each of the staff: with 100,000 enquiries everybody would wait for it.
test('each list of a morning goes along an index to its end', async () => {
  const plans = await explainAsked(database.db, (db) =>
    findMorning(db, { staffId: 'nima', seesAll: false }, '2026-11-23', new Date()),
  );
  const ofEnquiries = plans.filter((plan) => plan.includes('bookings'));
  expect(ofEnquiries.filter((plan) => plan.includes('bookings_listed_by_next_action'))).toHaveLength(2);
  expect(ofEnquiries.filter((plan) => plan.includes('bookings_of_status'))).toHaveLength(3);
  const ofMessages = plans.filter((plan) => plan.includes('contact_messages'));
  expect(ofMessages.filter((plan) => plan.includes('contact_messages_by_next_action'))).toHaveLength(2);
  expect(ofMessages.filter((plan) => plan.includes('contact_messages_unanswered'))).toHaveLength(1);
  expect(ofMessages.filter((plan) => plan.includes('contact_messages_spam'))).toHaveLength(2);
  for (const plan of [...ofEnquiries, ...ofMessages]) expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});
