import { z } from 'zod';
import { LIMITS, SERVER_LIMITS } from '../fields/field-limits.ts';
import { emailAddress, id, knownEmailAddress, requiredLine, timestamp } from '../fields/text.contract.ts';
import { STAFF_ROLES } from '../staff/staff-policy.ts';

export const ROLES = ['user', 'admin'] as const;

export const user = z.object({
  _id: id,
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Of staff alone. */
  staffRole: z.enum(STAFF_ROLES).optional(),
});
export const userInList = user.extend({
  staffRole: z.enum(STAFF_ROLES).nullable(),
  createdAt: timestamp,
  hasSecondFactor: z.boolean(),
});

/** Used exactly as typed: not trimmed, and only its length is checked. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .min(1, 'Enter a password.')
  .min(LIMITS.passwordMin, `Use at least ${LIMITS.passwordMin} characters for your password.`)
  .max(SERVER_LIMITS.passwordMax, `Use at most ${SERVER_LIMITS.passwordMax} characters for your password.`);

/** The limit is higher than for new passwords, so that every stored password passes. */
export const givenPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(1_000, 'This password is too long.');

/** Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = requiredLine('the code', 100);

export const loginBody = z.object({
  email: knownEmailAddress,
  password: givenPassword,
  code: secondFactorCode.optional(),
});

export const registerBody = z.object({
  username: requiredLine('a username', LIMITS.username),
  email: emailAddress,
  password: newPassword,
});

export const forgotPasswordBody = z.object({ email: knownEmailAddress });
export const resetPasswordBody = z.object({ password: newPassword });
export const resetPasswordParams = z.object({ token: z.string() });
export const resendResetLinkBody = z.object({
  token: z.string({ error: 'The link is not complete.' }).min(1).max(200),
});

/** Login breaks the envelope: `token` and `role` stand beside `data`. */
export const loginAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: user,
  token: z.string(),
  role: z.enum(ROLES),
});

export type User = z.infer<typeof user>;
export type UserInList = z.infer<typeof userInList>;
export type Role = (typeof ROLES)[number];
export type LoginBody = z.infer<typeof loginBody>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
