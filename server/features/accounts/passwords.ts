import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalise } from '../../../contracts/fields/normalise.ts';

// argon2id with OWASP's first choice of costs: 19 MiB, 2 passes, 1 lane.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password, 'NFKC'), COSTS);
}

/** True for a hash that is cheaper to try out than one of today. */
export function isOutdated(passwordHash: string): boolean {
  const costs = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash)?.slice(1).map(Number);
  if (!costs) return true;
  const [memory = 0, time = 0] = costs;
  return memory < COSTS.memoryCost || time < COSTS.timeCost;
}

/** An unknown account takes as long as a wrong password: its hash is undefined, and the answer is false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoyHash()), normalise(password, 'NFKC'));
  return matches && passwordHash !== undefined;
}

/** Made once, for it takes as long as any other: with the first wrong name, not at the start. */
let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this account');
  return decoy;
}

/** A password that nobody can guess: 128 bits, 22 letters, digits, `-` and `_`. */
export function makeUpPassword(): string {
  return randomBytes(16).toString('base64url');
}
