import { parseSync } from 'vite';

export type SyntaxNode = { type: string; [key: string]: unknown };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Throws on a syntax error. */
export function parseSource(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}
