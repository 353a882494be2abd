import { isNode, type SyntaxNode } from '../../../tests/support/syntax-tree.ts';

export const isLiteral = (node: unknown) =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string';

/** Of a property, an attribute or a variable. */
export function nameOfKey(key: unknown): string {
  if (!isNode(key)) return '';
  return String((isNode(key.name) ? key.name.name : key.name) ?? key.value ?? '');
}

export function nameOfCall({ callee }: SyntaxNode): string {
  const { name, property } = callee as SyntaxNode;
  return name ? String(name) : nameOfKey(property);
}

export function templateOf({ quasis, expressions }: SyntaxNode): string {
  const given = expressions as SyntaxNode[];
  return (quasis as { value: { cooked: string } }[])
    .map(({ value }, place) => value.cooked + (given[place] ? `{${nameOfExpression(given[place])}}` : ''))
    .join('');
}

/** What stands for it in a text. Of what is itself put together from texts: `words`. */
export function nameOfExpression(node: SyntaxNode): string {
  const { name, expression, object, property, left } = node as { [part: string]: SyntaxNode };
  if (node.type === 'Identifier') return String(name);
  if (node.type === 'MemberExpression')
    return nameOfExpression((node.computed ? object : property) as SyntaxNode);
  if (node.type === 'CallExpression') return nameOfResult(node);
  if (node.type === 'BinaryExpression' || node.operator === '??') return nameOfExpression(left as SyntaxNode);
  return expression ? nameOfExpression(expression) : 'words';
}

/** `formatRupees(total)`: total. */
function nameOfResult({ callee, arguments: given }: SyntaxNode): string {
  const [first] = given as SyntaxNode[];
  const isNamed = first && /^(Identifier|MemberExpression)$/.test(first.type);
  return nameOfExpression(isNamed ? first : (callee as SyntaxNode));
}
