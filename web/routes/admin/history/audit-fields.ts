import type { AuditEntry } from '../../../../contracts/audit.contract.ts';
import { formatDay, formatMoment, isDay } from '../../../../contracts/india-time.ts';
import { inCapital, inWords } from './audit-labels.ts';

export type AuditField = { name: string; before: string | null; after: string | null };

/** Field by field, as a person reads it; a side that says nothing of a field is null. */
export function fieldsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: inCapital(inWords(name)),
    before: before && name in before ? inText(before[name]) : null,
    after: after && name in after ? inText(after[name]) : null,
  }));
}

function inText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textOfTime(value) ?? value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inText).join('\n');
  return Object.entries(value)
    .map(([name, part]) => `${inWords(name)}: ${inText(part)}`)
    .join(', ');
}

function textOfTime(text: string): string | undefined {
  const isTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isTime) return formatMoment(text);
  if (isDay(text)) return formatDay(text);
  return undefined;
}
