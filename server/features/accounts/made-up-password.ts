import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../../db/schema.ts';
import { badInput } from '../../http/faults/errors.ts';
import { inPasswordTurn } from './password-turns.ts';
import { isPassword } from './passwords.ts';

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
