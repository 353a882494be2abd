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
