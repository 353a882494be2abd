import type { MoneyRules } from '../../../../../contracts/money/money-rules.ts';

/** A tick box that is not ticked is not sent. */
const FLAGS = ['isRounded', 'isMerchantVerified', 'isChecked'] as const;

/** Of the form: the day from which it holds, and what the call wants. */
export function typedRules(typed: Record<string, FormDataEntryValue>) {
  const { day = '', ...rest } = typed;
  const flags = Object.fromEntries(FLAGS.map((name) => [name, name in typed]));
  return { day: String(day), rules: { ...rest, ...flags } as unknown as MoneyRules };
}

/** What each field begins with, but for tick boxes. */
export const typedOfRules = (rules: MoneyRules): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)]));
