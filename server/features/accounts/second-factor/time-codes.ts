import { Secret, TOTP } from 'otpauth';
import { toLatinDigits } from '../../../../contracts/fields/digits.ts';

// What authenticator apps take for granted, whatever else the address of a secret says.
const ALGORITHM = 'SHA1';
const DIGITS = 6;
/** Seconds that a code is shown. */
const PERIOD = 30;
/** Steps that the clock of a phone may be wrong by, either way. */
const DRIFT = 1;

/** Base32, 160 bits: RFC 4226 asks for as many. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a QR code. It shows `issuer` and `label` beside the codes. */
export function addressOfSecret(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The six digits of an app, however they are typed: `123 456`, `123-456`, १२३४५६. Undefined: it is no such code. */
export function timeCodeOf(text: string): string | undefined {
  const digits = toLatinDigits(text).replace(/[\s\p{Dash_Punctuation}]/gu, '');
  return digits.length === DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}

/** The step of time of which this is the code, or undefined: it is none of now. `code` is of `timeCodeOf`. */
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
