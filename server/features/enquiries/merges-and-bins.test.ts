// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { BookingRow } from '../../db/schema.ts';

const ENQUIRIES = 6;
const ROUNDS = 3;

let site: TestApp;
let as: string;

// SQLite has one writer.
describe.runIf(isOnPostgres())('merges, bins and undos of the same enquiries, at once,', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  });
  afterAll(() => site.close());

  const deadlocks = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(site.db);
    const { rows } = await sql<{ count: number }>`
      select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(
      site.db,
    );
    return rows[0]?.count ?? 0;
  };

  async function send(method: 'post' | 'delete', path: string, body?: object) {
    const answer = await site[method]<{ undoId?: string | null } | undefined>(path, {
      as,
      ...(body && { body }),
    });
    return { status: answer.status, undoId: answer.body.data?.undoId };
  }
  const merge = (one: BookingRow, two: BookingRow) =>
    send('post', `/manage/bookings/${one.id}/merge`, { otherId: two.id });
  const bin = (rows: BookingRow[]) =>
    send('post', '/manage/bookings/changes', {
      bookings: rows.map(({ id }) => ({ _id: id, status: 'new' })),
      change: { kind: 'bin' },
    });

  test('wait for each other, and none for ever: all are answered, and the database ends none', async () => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const rows: BookingRow[] = [];
      for (let number = 0; number < ENQUIRIES; number += 1)
        rows.push(
          await makeEnquiry(site.db, {
            user_id: null,
            created_at: `2026-11-0${1 + (number % 7)}T06:30:00.000Z`,
          }),
        );
      const first = await Promise.all(
        rows.flatMap((one, at) => [
          ...rows.slice(at + 1).map((two) => (at % 2 ? merge(one, two) : merge(two, one))),
          send('delete', `/booking/${one.id}`),
          bin(at % 2 ? rows.toReversed() : rows),
          send('post', `/booking/${one.id}/restore`),
        ]),
      );
      const undoIds = first.flatMap(({ undoId }) => undoId ?? []);
      expect(undoIds.length).toBeGreaterThan(0);
      const second = await Promise.all([
        ...undoIds.map((id) => send('post', `/manage/bookings/changes/${id}/undo`)),
        ...rows.map((_row, at) => bin(at % 2 ? rows.toReversed() : rows)),
      ]);
      expect([...first, ...second].filter(({ status }) => status >= 500)).toEqual([]);
    }
    expect(await deadlocks()).toBe(before);
  });
});
