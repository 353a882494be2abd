import { Secret, TOTP } from 'otpauth';
import type { NewSecondFactor, RecoveryCodes } from '../../contracts/accounts/own-account.contract.ts';
import { PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

export function codeAt(secret: string, time: Date | string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: new Date(time).getTime() });
}

/** Uses up the code of the current time step. */
export async function setUpSecondFactor(
  { post, deps }: TestApp,
  as: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await post<NewSecondFactor>('/account/second-factor', { as, body: { password: PASSWORD } });
  const { secret } = begun.body.data;
  const code = codeAt(secret, deps.now());
  const confirmed = await post<RecoveryCodes>('/account/second-factor/confirmation', { as, body: { code } });
  return { secret, ...confirmed.body.data };
}
