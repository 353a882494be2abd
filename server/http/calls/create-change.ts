import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentUser } from '../session/guards.ts';
import type { StaffAction } from '../session/staff-action.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';

/** Work after the commit runs for a retry, too. */
export function createChange({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return <T>(request: FastifyRequest, work: (trx: Db, by: StaffAction) => Promise<T>): Promise<T> =>
    runOnce(db, { ...repeatableOf(request), now: now() }, (trx) => work(trx, actionOf(request, now)));
}

function repeatableOf(request: FastifyRequest) {
  const { name = '', by, isRepeatable } = request.routeOptions.config.call ?? {};
  // Signing in between two tries must not send a message twice.
  const who = by === 'everyone' ? '' : currentUser(request).id;
  return {
    scope: `${name}:${who}`,
    key: isRepeatable && readIdempotencyKey(request),
    request: [request.params, request.body ?? null],
  };
}

/** A retried transaction gets a new time. */
function actionOf(request: FastifyRequest, now: () => Date): StaffAction {
  let moment: Date | undefined;
  return {
    get actor() {
      return currentUser(request);
    },
    get now() {
      moment ??= now();
      return moment;
    },
  };
}
