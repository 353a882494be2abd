import { z } from 'zod';
import { newPassword, user } from '../accounts/accounts.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { emailAddress, id, requiredLine, timestamp } from '../fields/text.contract.ts';
import { mailProgress } from '../mail/manage-mail.contract.ts';
import { GIVEN_ROLES } from './staff-policy.ts';

const staffRole = z.enum(GIVEN_ROLES, { error: 'Choose manager, agent or reader.' });

export const inviteBody = z.object({
  username: requiredLine('the name', LIMITS.username),
  email: emailAddress,
  staffRole,
});

export const waitingInvitation = z.object({
  _id: id,
  username: z.string(),
  email: z.string(),
  staffRole,
  invitedBy: user.pick({ _id: true, username: true }),
  invitedAt: timestamp,
  /** Null until its mail leaves. */
  until: timestamp.nullable(),
  mail: mailProgress.extend({ _id: id }).nullable(),
  /** Why no mail arrives at the address. */
  unreachable: z.string().nullable(),
});

const openInvitation = z.object({
  state: z.literal('open'),
  username: z.string(),
  email: z.string(),
  staffRole,
  invitedBy: z.string(),
  until: timestamp,
  /** Of a traveller: accepting replaces its password. */
  hasAccount: z.boolean(),
  needsSecondFactor: z.boolean(),
});

export const staffInvitation = z.discriminatedUnion('state', [
  openInvitation,
  /** `ended`: too old, revoked or replaced. */
  z.object({ state: z.enum(['used', 'ended', 'unknown']) }),
]);

export const invitationLink = z.object({ token: z.string() });
export const acceptBody = z.object({ password: newPassword });

export type WaitingInvitation = z.infer<typeof waitingInvitation>;
export type StaffInvitation = z.infer<typeof staffInvitation>;
export type OpenInvitation = z.infer<typeof openInvitation>;
