import { parseSync } from 'vite';

export type Expression = { source: string; flags: string };

type Node = { type: string; [key: string]: unknown };

/** The regular expressions that a source file writes out, and how many it puts together as it runs. */
export function readExpressions(file: string, text: string): { written: Expression[]; composed: number } {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const nodes = nodesIn(program);
  const written = nodes.flatMap(({ type, regex }) => {
    if (type !== 'Literal' || !regex) return [];
    const { pattern, flags } = regex as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  });
  return { written, composed: nodes.filter(isComposing).length };
}

/** `new RegExp(…)`, `RegExp(…)`. */
function isComposing({ type, callee }: Node): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  return (callee as Node).name === 'RegExp';
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** The regular expressions that `work` puts together. */
export function expressionsOf(work: () => void): Expression[] {
  const { RegExp: original } = globalThis;
  const made: Expression[] = [];
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: [string, string?]) {
      const expression = new target(...given);
      made.push({ source: expression.source, flags: expression.flags });
      return expression;
    },
  });
  try {
    work();
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}
