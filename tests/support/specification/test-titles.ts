import { isNode, parseSource, type SyntaxNode } from '../syntax-tree.ts';

const NAMING = /^(test|it|describe|step|only|each|for|concurrent|sequential|serial|parallel)$/;
const IDLE = /^(skip|fixme|todo|fails|fail)$/;

/**
 * Test names, each after its groups: `login › asks for both fields`. Steps follow their test. Templates and
 * placeholders (`test.each`) stay as written. Skipped tests are left out.
 */
export function readTestTitles(file: string, source: string): string[] {
  return titlesIn(parseSource(file, source), []);
}

function titlesIn(value: unknown, groups: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => titlesIn(item, groups));
  if (!isNode(value)) return [];
  const words = value.type === 'CallExpression' ? calledWords(value.callee) : [];
  if (words.some((word) => IDLE.test(word))) return [];
  const title = words.every((word) => NAMING.test(word)) && words.length > 0 ? titleOf(value) : undefined;
  if (title === undefined) return Object.values(value).flatMap((item) => titlesIn(item, groups));
  const path = [...groups, title];
  const isGroup = words.includes('describe');
  return [...(isGroup ? [] : [path.join(' › ')]), ...titlesIn(value.arguments, path)];
}

function calledWords(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return calledWords(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledWords(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const before = calledWords(callee.object);
  return before.length > 0 ? [...before, ...calledWords(callee.property)] : [];
}

function titleOf(call: SyntaxNode): string | undefined {
  const [first] = call.arguments as SyntaxNode[];
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type !== 'TemplateLiteral') return undefined;
  const texts = (first.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  const names = (first.expressions as SyntaxNode[]).map((expression) => `\${${nameOf(expression)}}`);
  return texts.map((text, index) => text + (names[index] ?? '')).join('');
}

function nameOf(node: unknown): string {
  return calledWords(node).join('.') || '…';
}
