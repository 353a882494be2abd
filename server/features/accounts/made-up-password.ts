import type { UserRow } from '../../db/schema.ts';
import { badInput } from '../../http/faults/errors.ts';
import { isPassword } from './passwords.ts';

type MadeUp = Pick<UserRow, 'password_hash' | 'must_change_password'>;

/** Throws where the password that was made up, and shown on a screen, is chosen anew in its own place. `field`: as it was sent. */
export async function refuseMadeUpPassword(field: string, password: string, user: MadeUp): Promise<void> {
  if (user.must_change_password === 0 || !(await isPassword(user.password_hash, password))) return;
  throw badInput({ [field]: 'This one was made up for you. Please choose another one.' });
}
