import type { AuditEntry } from '../../../../contracts/audit.contract.ts';
import { formatDay, formatMoment, isDay } from '../../../../contracts/india-time.ts';
import { inCapital, inWords } from './audit-labels.ts';

export type AuditField = { name: string; before: string | null; after: string | null };

/** Fields that mean nothing to a person are left out; a side without the field is null. */
export function fieldsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const told = [...names].filter((name) => !isForProgram(before?.[name]) && !isForProgram(after?.[name]));
  return told.map((name) => ({
    name: inCapital(inWords(name)),
    before: before && name in before ? inText(before[name]) : null,
    after: after && name in after ? inText(after[name]) : null,
  }));
}

function isForProgram(value: unknown): boolean {
  return typeof value === 'string' && /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\/media\/\S+)$/.test(value);
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
