import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalise } from '../../../contracts/fields/normalise.ts';

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

/** 128 bits. */
export function makeUpPassword(): string {
  return randomBytes(16).toString('base64url');
}
