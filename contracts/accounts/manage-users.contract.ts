import { z } from 'zod';
import { customerLine } from '../customers/customers.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { ROLES, userInList } from './accounts.contract.ts';

/** Staff's query of the users. `q` looks through name and email. */
export const userListQuery = searchedListQuery.extend({
  role: z.enum(ROLES, { error: 'role must be user or admin.' }).optional(),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest.' }).optional(),
});

/** A user as the detail page shows it. */
export const userDetail = userInList.extend({
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

export type UserListQuery = z.infer<typeof userListQuery>;
export type UserDetail = z.infer<typeof userDetail>;
