import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isNode, parseSource, type SyntaxNode } from '../../../tests/support/syntax-tree.ts';

export const projectRoot = resolve(import.meta.dirname, '../../..');
export const readProjectFile = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** These and all that they load. What is imported for its types alone is not loaded. */
export function loadedBy(first: readonly string[], isWanted: (file: string) => boolean): string[] {
  const loaded = new Set(first);
  for (const file of loaded) for (const one of importsOf(file)) if (isWanted(one)) loaded.add(one);
  return [...loaded].sort();
}

function importsOf(file: string): string[] {
  const sources: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (isNode(value.source) && !isForTypes(value)) sources.push(String(value.source.value));
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSource(file, readProjectFile(file)));
  return sources.filter((source) => /^\..*\.tsx?$/.test(source)).map((source) => join(dirname(file), source));
}

function isForTypes({ importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  const names = (specifiers ?? []) as SyntaxNode[];
  return names.length > 0 && names.every((name) => name.importKind === 'type');
}
