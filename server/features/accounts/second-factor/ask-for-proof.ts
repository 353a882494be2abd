import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { askForPassword, type CheckedUser } from '../sign-in/check-password.ts';
import { wrongCode } from './change-second-factor.ts';
import { checkSecondFactor } from './check-second-factor.ts';

/** One's password once more, and a code where signing in takes one. */
export function askForProof(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'wakeMail'>,
  request: FastifyRequest,
  { password, code }: { password: string; code?: string | undefined },
): Promise<CheckedUser> {
  return askForPassword(deps, request, 'password', password, async (user) => {
    const answer = await checkSecondFactor(deps, user, code);
    if (answer === 'missing') throw badInput({ code: 'Enter the code from your authenticator app.' });
    if (answer === 'wrong') throw wrongCode();
  });
}
