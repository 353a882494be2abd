/** The `tel:` address of a phone number written for reading: digits and a leading plus are all that stay. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
}
