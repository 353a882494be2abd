import { z } from 'zod';
import { typedSearch } from '../answers.contract.ts';
import { contactMessage } from '../contacts/manage-contacts.contract.ts';
import { customerInList } from '../customers/customers.contract.ts';
import { deskEnquiry } from '../enquiries/desk.contract.ts';
import { givenId, id } from '../fields/text.contract.ts';
import { managedRoad } from '../roads/roads.contract.ts';
import { managedTourRow } from '../tours/manage-tours.contract.ts';
import { NAMED_AT_ONCE } from './desk-search-terms.ts';

export const deskSearchQuery = z.object({ q: typedSearch });

export const deskFinds = z.object({
  customers: z.array(customerInList.pick({ _id: true, name: true, phone: true, email: true })),
  enquiries: z.array(
    deskEnquiry.pick({
      _id: true,
      reference: true,
      fullName: true,
      tourName: true,
      bookAt: true,
      travelWords: true,
      status: true,
    }),
  ),
  messages: z.array(contactMessage.pick({ _id: true, name: true, message: true, createdAt: true })),
  tours: z.array(managedTourRow.pick({ _id: true, title: true, city: true, status: true })),
  roads: z.array(managedRoad.pick({ _id: true, name: true, state: true })),
});

const idsToName = z
  .string({ error: 'Name the ids, with commas between them.' })
  .transform((value) => [...new Set(value.split(',').map((one) => givenId.parse(one)))].filter(Boolean))
  .pipe(z.array(id).max(NAMED_AT_ONCE, `At most ${NAMED_AT_ONCE} of a kind are named at once.`))
  .optional();

export const deskNamesQuery = z.object({
  customers: idsToName,
  enquiries: idsToName,
  messages: idsToName,
  tours: idsToName,
  roads: idsToName,
});

export type DeskIds = z.output<typeof deskNamesQuery>;
export type DeskFinds = z.infer<typeof deskFinds>;
