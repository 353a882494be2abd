import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { normalise } from '../../../contracts/fields/normalise.ts';
import type { UserRow } from '../../db/schema.ts';
import { badInput } from '../../http/faults/errors.ts';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createTurns } from '../../http/limits/turns.ts';

// argon2id with OWASP's first choice: 19 MiB, 2 passes, 1 lane.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password, 'NFKC'), COSTS);
}

export function isOutdated(passwordHash: string): boolean {
  const costs = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash)?.slice(1).map(Number);
  if (!costs) return true;
  const [memory = 0, time = 0] = costs;
  return memory < COSTS.memoryCost || time < COSTS.timeCost;
}

/** Without a hash (unknown account) it takes as long and returns false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoyHash()), normalise(password, 'NFKC'));
  return matches && passwordHash !== undefined;
}

/** Made with the first unknown name, as it takes as long as any hash. */
let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this account');
  return decoy;
}

export function makeUpPassword(): string {
  return randomBytes(16).toString('base64url');
}

/** Of Node's four threads. */
const AT_ONCE = 2;
/** About two seconds of work. */
const MAX_WAITING = 60;

// 300 sign-ins at once used to delay pictures, pages and files by twenty seconds.
const takeTurn = createTurns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

/** Throws `unavailable` if too many wait. */
export function inPasswordTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return takeTurn(clientBlockOf(request), work);
}

export function hashSentPassword(request: FastifyRequest, password: string): Promise<string> {
  return inPasswordTurn(request, () => hashPassword(password));
}

type MadeUp = Pick<UserRow, 'password_hash' | 'must_change_password'>;

/** Takes as long as a password check: call it outside of transactions. Throws `badInput`. */
export async function refuseMadeUpPassword(
  request: FastifyRequest,
  { field, password, user }: { field: string; password: string; user: MadeUp },
): Promise<void> {
  if (user.must_change_password === 0) return;
  const isSame = await inPasswordTurn(request, () => isPassword(user.password_hash, password));
  if (isSame) throw badInput({ [field]: 'This one was made up for you. Please choose another one.' });
}
