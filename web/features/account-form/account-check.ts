import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { isEmailAddress } from '../../lib/phone-and-mail/is-email-address.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';

const REQUIRED: Record<string, string> = {
  username: 'Enter a username.',
  email: 'Enter your email address.',
  password: 'Enter your password.',
  code: 'Enter the code.',
};

export function missingFields(values: Record<string, string>, names: string[]): Faults {
  const missing = names.filter((name) => !values[name]?.trim());
  return Object.fromEntries(missing.map((name) => [name, REQUIRED[name] ?? 'Fill this in.']));
}

export function newAccountFaults(values: Record<string, string>, names: string[]): Faults {
  const faults = missingFields(values, names);
  const { email, password } = values;
  if (!faults.email && email !== undefined && !isEmailAddress(email.trim())) {
    faults.email = 'Please enter a valid email address.';
  }
  if (!faults.password && password !== undefined && password.length < LIMITS.passwordMin) {
    faults.password = `Use at least ${LIMITS.passwordMin} characters for your password.`;
  }
  return faults;
}

export const hasFaults = (faults: Faults): boolean => Object.keys(faults).length > 0;
