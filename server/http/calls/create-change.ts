import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentUser } from '../session/guards.ts';
import type { StaffAction } from '../session/staff-action.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';

/**
 * How handlers change something: in one transaction, which a repeatable call does once for its `Idempotency-Key`. What
 * comes after the commit (mails leave, pages are made anew) is the handler's, and is done for a repeat, too.
 */
export function createChange({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return <T>(request: FastifyRequest, work: (trx: Db, by: StaffAction) => Promise<T>): Promise<T> =>
    runOnce(db, { ...repeatableOf(request), now: now() }, (trx) => work(trx, actionOf(request, now)));
}

function repeatableOf(request: FastifyRequest) {
  const { name = '', by, isRepeatable } = request.routeOptions.config.call ?? {};
  // Signing in between two tries of one message makes no second message of it.
  const who = by === 'everyone' ? '' : currentUser(request).id;
  return {
    scope: `${name}:${who}`,
    key: isRepeatable && readIdempotencyKey(request),
    request: [request.params, request.body ?? null],
  };
}

/** Each time that a transaction is tried again it is of another moment. */
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
