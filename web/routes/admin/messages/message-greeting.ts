import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';

export function messageGreeting(
  { name, reference }: Pick<ContactMessage, 'name' | 'reference'>,
  agencyName: string,
): string {
  return `Hello ${name}, this is ${agencyName} about your message ${reference}.`;
}
