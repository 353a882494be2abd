import { isNode, parseSource, type SyntaxNode } from './syntax-tree.ts';

export type Expression = { source: string; flags: string };

export function readExpressions(file: string, text: string): { written: Expression[]; composed: number } {
  const nodes = nodesIn(parseSource(file, text));
  const written = nodes.flatMap(({ type, regex }) => {
    if (type !== 'Literal' || !regex) return [];
    const { pattern, flags } = regex as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  });
  return { written, composed: nodes.filter(isComposing).length };
}

function isComposing({ type, callee }: SyntaxNode): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  return (callee as SyntaxNode).name === 'RegExp';
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

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
