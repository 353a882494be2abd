import { z } from 'zod';
import { contactMessage } from '../contacts/manage-contacts.contract.ts';
import { customerInList } from '../customers/customers.contract.ts';
import { deskEnquiry } from '../enquiries/desk.contract.ts';
import { typedSearch } from '../lists/list-search.contract.ts';
import { managedTourRow } from '../tours/manage-tours.contract.ts';

/** `q`: as the list of each kind is searched; empty finds nothing. */
export const deskSearchQuery = z.object({ q: typedSearch });

/** What was found, of each kind the first `FOUND_OF_KIND` in the order of its list. */
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
});

export type DeskFinds = z.infer<typeof deskFinds>;
