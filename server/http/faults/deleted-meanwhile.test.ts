// @module-tag dialect
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { makeReview } from '../../../tests/support/factories.ts';
import { isForeignKeyViolation } from '../../db/dialect/database-errors.ts';
import { installErrorHandler } from './error-handler.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const reviewNothing = () => makeReview(database.db, { tour_id: 'gone' });

test('a row of a tour that is gone is told from other faults, on either database', async () => {
  const fault = await reviewNothing().catch((error: unknown) => error);
  expect(isForeignKeyViolation(fault)).toBe(true);
  expect(isForeignKeyViolation(new Error('another fault'))).toBe(false);
});

test('what went between the look and the write is a conflict, not a fault of the server', async () => {
  const app = fastify();
  installErrorHandler(app);
  app.post('/', reviewNothing);
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'conflict',
    message: 'This was deleted in the meantime. Please reload the page.',
  });
  await app.close();
});
