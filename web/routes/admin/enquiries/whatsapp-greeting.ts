import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';

/** With what a message by WhatsApp begins. */
export function whatsAppGreeting(
  { fullName, reference, tourName }: Pick<DeskEnquiry, 'fullName' | 'reference' | 'tourName'>,
  agencyName: string,
): string {
  return `Hello ${fullName}, this is ${agencyName} about your enquiry ${reference} (${tourName}).`;
}
