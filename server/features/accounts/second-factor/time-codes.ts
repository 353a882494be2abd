import { Secret, TOTP } from 'otpauth';
import { toLatinDigits } from '../../../../contracts/fields/digits.ts';

// Authenticator apps assume SHA-1, whatever the address says.
const ALGORITHM = 'SHA1';
const DIGITS = 6;
/** Seconds. */
const PERIOD = 30;
/** Steps by which a phone's clock may be off, either way. */
const DRIFT = 1;

/** Base32 of 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function addressOfSecret(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** Accepts `123 456`, `123-456` and १२३४५६. */
export function timeCodeOf(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/[\s\p{Dash_Punctuation}]/gu, '');
  return digits.length === DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}

export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const drift = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return drift === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + drift;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
  });
}
