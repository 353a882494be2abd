import type { z } from 'zod';
import { Failure } from './errors.ts';

type Fields = Record<string, unknown>;

/**
 * A contract together with a feature's own rule, so that one answer names all faults: where the contract finds some, the
 * rule adds its own. A body that the contract takes is left to the feature, which alone knows when the rule applies.
 * `rule` gets the fields that are right, and the names of the wrong ones; it throws `badInput`.
 */
export function withRule<T extends z.ZodObject>(
  contract: T,
  rule: (right: Partial<z.output<T>>, wrong: ReadonlySet<string>) => void,
): T {
  return contract.superRefine(
    (value, { issues, addIssue }) => {
      const wrong = new Set(issues.map((issue) => String(issue.path?.[0])));
      const right = Object.fromEntries(Object.entries(value as Fields).filter(([name]) => !wrong.has(name)));
      for (const [name, message] of Object.entries(
        faultsOf(() => rule(right as Partial<z.output<T>>, wrong)),
      )) {
        if (!wrong.has(name)) addIssue({ code: 'custom', path: [name], message });
      }
    },
    { when: ({ value, issues }) => issues.length > 0 && isFields(value) },
  );
}

function faultsOf(rule: () => void): Record<string, string> {
  try {
    rule();
    return {};
  } catch (error) {
    if (error instanceof Failure && error.fields) return error.fields;
    throw error;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
