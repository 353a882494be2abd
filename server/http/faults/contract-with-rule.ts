import { z } from 'zod';
import { Failure } from './errors.ts';

type Fields = Record<string, unknown>;

/**
 * Adds a rule's faults to a contract's. If the contract passes, the feature applies the rule itself.
 *
 * The rule runs before the contract: some Zod checks (`.int()`, `.max()` of a list) stop all later ones.
 */
export function withRule<T extends z.ZodObject>(
  contract: T,
  rule: (right: Partial<z.output<T>>, wrong: ReadonlySet<string>) => void,
) {
  return z.preprocess((given, { addIssue }) => {
    const { error } = contract.safeParse(given);
    if (!error || !isFields(given)) return given;
    for (const { path, message } of error.issues) addIssue({ code: 'custom', path, message });
    const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
    const right = readFields(contract, given, wrong);
    for (const [name, message] of Object.entries(faultsOf(() => rule(right, wrong)))) {
      if (!wrong.has(name)) addIssue({ code: 'custom', path: [name], message });
    }
    return given;
  }, contract);
}

function readFields<T extends z.ZodObject>(
  contract: T,
  given: Fields,
  wrong: ReadonlySet<string>,
): Partial<z.output<T>> {
  const right = Object.entries(contract.shape).filter(([name]) => name in given && !wrong.has(name));
  return Object.fromEntries(right.map(([name, field]) => [name, z.parse(field, given[name])])) as Partial<
    z.output<T>
  >;
}

export function faultsOf(rule: () => unknown): Record<string, string> {
  try {
    rule();
    return {};
  } catch (error) {
    if (error instanceof Failure && error.fields) return error.fields;
    throw error;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
