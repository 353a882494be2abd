import { z } from 'zod';
import { timestamp } from '../fields/text.contract.ts';
import { givenPassword, secondFactorCode } from './accounts.contract.ts';

export const beginSecondFactorBody = z.object({ password: givenPassword });
export const confirmSecondFactorBody = z.object({ code: secondFactorCode });
/** What is asked for before a second factor is changed: both. */
export const bothFactorsBody = z.object({ password: givenPassword, code: secondFactorCode });

export const secondFactorState = z.object({
  /** Null: it is off. */
  since: timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Without one, the admin area is closed to whoever asks. */
  isRequired: z.boolean(),
});

/** What an authenticator app is told; the only time that it is. */
export const newSecondFactor = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://…`, to be scanned. */
  address: z.string(),
});

/** Each lets in once, in place of the app; the only time that they are told. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorState = z.infer<typeof secondFactorState>;
export type NewSecondFactor = z.infer<typeof newSecondFactor>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
