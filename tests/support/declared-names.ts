import { parseSync } from 'vite';
import { isNode, parseSource } from './syntax-tree.ts';

const NAMED_BY_ID =
  /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/;
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

export function readDeclaredNames(file: string, source: string): string[] {
  return [...new Set(namesIn(parseSource(file, source)))];
}

export function readExportedTypes(file: string, source: string): string[] {
  const { body } = parseSync(file, source).program;
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const isType = declared?.type === 'TSTypeAliasDeclaration' || declared?.type === 'TSInterfaceDeclaration';
    return isType ? [declared.id.name] : [];
  });
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  const own = [
    ...(NAMED_BY_ID.test(value.type) ? bound(value.id) : []),
    ...(FUNCTION.test(value.type) ? bound(value.params) : []),
  ];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function bound(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bound);
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const { properties, elements, value, left, argument } = pattern;
  return [properties, elements, value, left, argument].flatMap(bound);
}
