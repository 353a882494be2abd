import { z } from 'zod';
import { searchedListQuery } from '../answers.contract.ts';
import { customerSummary } from '../customers/customers.contract.ts';
import { cleanText, givenId, id, timestamp } from '../fields/text.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { AGENTS_SEE, GIVEN_ROLES, STAFF_ROLES } from '../staff/staff-policy.ts';
import { givenPassword, ROLES, user, userInList } from './accounts.contract.ts';
import { knownSession } from './own-account.contract.ts';

export const userListQuery = searchedListQuery.extend({
  role: z.enum(ROLES, { error: 'role must be user or admin.' }).optional(),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest.' }).optional(),
});

export const USER_ACTIONS = [
  'make-staff',
  'give-role',
  'demote',
  'offer-ownership',
  'lay-down',
  'sign-out',
  'delete',
] as const;

export const managedUser = userInList.extend({
  /** Null for users who never were staff, or can no longer be brought back. */
  leftStaffAt: timestamp.nullable(),
  may: z.array(z.enum(USER_ACTIONS)),
});

export const userDetail = managedUser.extend({
  /** True once a mailed link was used: anybody can register with any address. */
  isEmailProved: z.boolean(),
  enquiryCount: z.number().int(),
  sessionCount: z.number().int(),
  /** For those who may end them. */
  sessions: z.array(knownSession),
  isSubscribed: z.boolean(),
  customer: customerSummary.nullable(),
  reviews: z.array(reviewOfTour),
});

export const userSessionParams = z.object({ id: givenId, session: givenId });

export const roleBody = z.object({
  role: z.enum(ROLES, { error: 'Choose user or admin.' }),
  /** Of who becomes staff. Default: agent, or what a former member of the staff was. */
  staffRole: z.enum(GIVEN_ROLES, { error: 'Choose manager, agent or reader.' }).optional(),
});

export const rolesInForce = z.object({
  agentsSee: z.enum(AGENTS_SEE),
  secondFactorRoles: z.array(z.enum(STAFF_ROLES)),
  /** By the host, whatever the owner sets. */
  isSecondFactorForAll: z.boolean(),
});

const WHO_TAKES_OVER = 'Choose who takes over their work, or nobody.';
/** A colleague's id, or `nobody`. */
const handTo = z
  .string({ error: WHO_TAKES_OVER })
  .transform(cleanText)
  .pipe(z.string().min(1, WHO_TAKES_OVER));

export const departureBody = z.object({
  account: z.enum(['traveller', 'deleted'], { error: 'Choose traveller or deleted.' }),
  password: givenPassword,
  handTo,
});
export const staffRoleBody = z
  .object({
    staffRole: z.enum(GIVEN_ROLES, { error: 'Choose manager, agent or reader.' }),
    password: givenPassword,
    /** Of somebody who becomes a reader, and can work on nothing. */
    handTo: handTo.optional(),
  })
  .refine(({ staffRole, handTo: chosen }) => staffRole !== 'reader' || chosen !== undefined, {
    path: ['handTo'],
    error: WHO_TAKES_OVER,
  });

export const formerStaff = user.pick({ _id: true, username: true, email: true }).extend({
  staffRole: z.enum(STAFF_ROLES),
  isDeleted: z.boolean(),
  leftAt: timestamp,
  until: timestamp,
  handedTo: z.object({ _id: id, username: z.string() }).nullable(),
  enquiryCount: z.number().int(),
  messageCount: z.number().int(),
});

export type UserDetail = z.infer<typeof userDetail>;
export type ManagedUser = z.infer<typeof managedUser>;
export type UserAction = (typeof USER_ACTIONS)[number];
export type FormerStaff = z.infer<typeof formerStaff>;
