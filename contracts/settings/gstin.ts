const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State (2 digits), PAN, registration number in the state, Z, checksum. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Checksum as on the GST portal (Luhn modulo 36). `gstin` in capitals, without spaces. */
export function isGstin(gstin: string): boolean {
  if (!FORM.test(gstin)) return false;
  const sum = [...gstin.slice(0, 14)].reduce((total, sign, place) => {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] === gstin[14];
}
