/** An E.164 number for reading: Indian ones in their two groups of five, +91 98300 12345; others as they are. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
