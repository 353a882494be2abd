import { z } from 'zod';
import { givenPassword, secondFactorCode, user } from '../accounts/accounts.contract.ts';
import { id, timestamp } from '../fields/text.contract.ts';

const person = user.pick({ _id: true, username: true });

const ownershipOffer = z.object({
  _id: id,
  from: person,
  to: person,
  giverStays: z.boolean(),
  offeredAt: timestamp,
  until: timestamp,
});

export const ownership = z.object({
  /** Those that one has made, or that were made to one. */
  offers: z.array(ownershipOffer),
  /** Whom it can be offered to; for owners alone. */
  managers: z.array(person),
  asksForCode: z.boolean(),
});

export const staffProof = z.object({ password: givenPassword, code: secondFactorCode.optional() });

export const offerBody = staffProof.extend({
  /** Then both are owners. Otherwise who gives it becomes a manager. */
  giverStays: z.boolean({ error: 'Say whether you stay an owner as well: true or false.' }),
});

export type Ownership = z.infer<typeof ownership>;
export type OwnershipOffer = z.infer<typeof ownershipOffer>;
