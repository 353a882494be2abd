import { Secret, TOTP } from 'otpauth';
import type { NewSecondFactor, RecoveryCodes } from '../../contracts/accounts/second-factor.contract.ts';
import { PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** What an authenticator app shows at a time. */
export function codeAt(secret: string, time: Date | string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: new Date(time).getTime() });
}

/** Sets two-step sign-in up as a member of staff, by the app's clock; the code of this moment is used up by it. */
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
