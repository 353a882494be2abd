import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';

export function whatsAppGreeting(
  { fullName, reference, tourName }: Pick<DeskEnquiry, 'fullName' | 'reference' | 'tourName'>,
  agencyName: string,
): string {
  const told = toldTour(tourName);
  const trip = told ? ` (${told})` : '';
  return `Hello ${fullName}, this is ${agencyName} about your enquiry ${reference}${trip}.`;
}

export function messageGreeting(
  { name, reference }: Pick<ContactMessage, 'name' | 'reference'>,
  agencyName: string,
): string {
  return `Hello ${name}, this is ${agencyName} about your message ${reference}.`;
}
