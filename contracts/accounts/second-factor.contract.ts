import { z } from 'zod';
import { timestamp } from '../fields/text.contract.ts';
import { givenPassword, secondFactorCode } from './accounts.contract.ts';

export const beginSecondFactorBody = z.object({ password: givenPassword });
export const confirmSecondFactorBody = z.object({ code: secondFactorCode });
export const bothFactorsBody = z.object({ password: givenPassword, code: secondFactorCode });

export const secondFactorState = z.object({
  since: timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Without a second factor, the admin area is closed to this user. */
  isRequired: z.boolean(),
});

/** Returned once; never again. */
export const newSecondFactor = z.object({
  secret: z.string(),
  address: z.string(),
});

/** Each works once, in place of the app. Returned once; never again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorState = z.infer<typeof secondFactorState>;
export type NewSecondFactor = z.infer<typeof newSecondFactor>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
