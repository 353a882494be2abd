/** Groups Indian E.164 numbers, +91 98300 12345; returns others unchanged. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
