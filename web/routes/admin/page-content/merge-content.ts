import type { ContentFields } from '../../../../contracts/page-content/content-fields.ts';
import { compareParts } from '../conflict/compare-parts.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';

type Values = Record<string, unknown>;
type Versions = { base: Values; yours: Values; theirs: Values };

/** By the page’s parts: what both changed, and what is theirs where only they changed something. */
export function mergeContent(
  fields: ContentFields,
  { base, yours, theirs }: Versions,
  version: number,
): { merged: Values; conflict: Conflict<string> } {
  const textOf = (values: Values) => (part: string) => JSON.stringify(values[part]) ?? '';
  const { conflicts, taken } = compareParts(Object.keys(fields), {
    base: textOf(base),
    yours: textOf(yours),
    theirs: textOf(theirs),
  });
  const labelOf = (part: string) => fields[part]?.label ?? part;
  const parts = conflicts.map((part) => ({
    part,
    name: labelOf(part),
    yours: wordsOf(yours[part]),
    theirs: wordsOf(theirs[part]),
  }));
  return {
    merged: { ...yours, ...Object.fromEntries(taken.map((part) => [part, theirs[part]])) },
    conflict: { version, parts, taken: taken.map(labelOf) },
  };
}

/** All texts of a part, a line each. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join('\n');
  return String(value ?? '');
}
