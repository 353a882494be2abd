import { z } from 'zod';
import { customerLine } from '../customers/customers.contract.ts';
import { cleanText, id, timestamp } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { givenPassword, ROLES, STAFF_ROLES, user, userInList } from './accounts.contract.ts';

/** Staff's query of the users. `q` looks through name and email. */
export const userListQuery = searchedListQuery.extend({
  role: z.enum(ROLES, { error: 'role must be user or admin.' }).optional(),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest.' }).optional(),
});

/** What staff do with an account beside signing it out: who may what, `staff-policy.ts` says. */
export const USER_ACTIONS = ['make-staff', 'demote', 'name-owner', 'lay-down', 'delete'] as const;

/** An account as staff look after it. */
export const managedUser = userInList.extend({
  /** When they left the staff; null for whoever never did, or can be brought back no more. */
  leftStaffAt: timestamp.nullable(),
  /** What whoever asks may do with it. */
  may: z.array(z.enum(USER_ACTIONS)),
});

/** A user as the detail page shows it. */
export const userDetail = managedUser.extend({
  /** Whether the owner of the address has used a link that was mailed to it: anybody can register with any. */
  isEmailProved: z.boolean(),
  /** Enquiries that are not in the bin. */
  enquiryCount: z.number().int(),
  /** Devices that are signed in. */
  sessionCount: z.number().int(),
  isSubscribed: z.boolean(),
  /** Null for staff. */
  customer: customerLine.nullable(),
  /** Newest first, at most 50. */
  reviews: z.array(reviewOfTour),
});

export const roleBody = z.object({ role: z.enum(ROLES, { error: 'Choose user or admin.' }) });

const WHO_TAKES_OVER = 'Choose who takes over their work, or nobody.';

/** What somebody of the staff becomes: a traveller, or nobody. */
export const departureBody = z.object({
  account: z.enum(['traveller', 'deleted'], { error: 'Choose traveller or deleted.' }),
  /** Of whoever does it. */
  password: givenPassword,
  /** The colleague who takes over their work, or `nobody`. */
  handTo: z.string({ error: WHO_TAKES_OVER }).transform(cleanText).pipe(z.string().min(1, WHO_TAKES_OVER)),
});
export const staffRoleBody = z.object({
  staffRole: z.enum(STAFF_ROLES, { error: 'Choose owner or agent.' }),
  password: givenPassword,
});

/** Somebody who was of the staff until lately, and can be brought back. */
export const formerStaff = user.pick({ _id: true, username: true, email: true }).extend({
  staffRole: z.enum(STAFF_ROLES),
  /** Deleted; otherwise the account is a traveller’s now. */
  isDeleted: z.boolean(),
  leftAt: timestamp,
  /** When they can be brought back no more. */
  until: timestamp,
  /** Null: nobody. */
  handedTo: z.object({ _id: id, username: z.string() }).nullable(),
  /** What was handed over: enquiries and contact messages. */
  enquiryCount: z.number().int(),
  messageCount: z.number().int(),
});

export type UserListQuery = z.infer<typeof userListQuery>;
export type UserDetail = z.infer<typeof userDetail>;
export type ManagedUser = z.infer<typeof managedUser>;
export type UserAction = (typeof USER_ACTIONS)[number];
export type FormerStaff = z.infer<typeof formerStaff>;
