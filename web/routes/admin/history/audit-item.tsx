import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '../../../../contracts/audit.contract.ts';
import { formatDay, formatMoment, isDay } from '../../../../contracts/india-time.ts';
import { deedText, inCapital, inWords } from './audit-labels.ts';

const MAX_FIELDS = 3;
const MAX_CHARACTERS = 160;
const NAMED_FIELDS = 6;

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { actorName, subjectLabel, createdAt } = entry;
  const deed = deedText(entry);
  const fields = fieldsOf(entry);
  return (
    <li className="min-w-0 rounded-card border border-mist bg-sheet px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{actorName}</span> {deed.before}{' '}
          <span className="font-semibold">{subjectLabel}</span> {deed.behind}
        </p>
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {formatMoment(createdAt)}
        </time>
      </div>
      {isShort(fields) ? <AuditLines fields={fields} /> : <LongAuditItem fields={fields} />}
    </li>
  );
}

function LongAuditItem({ fields }: { fields: AuditField[] }) {
  const names = fields.slice(0, NAMED_FIELDS).map((field) => field.name);
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 w-fit items-center text-sm text-link">
        {names.join(', ')}
        {fields.length > NAMED_FIELDS && ` and ${fields.length - NAMED_FIELDS} more`}
      </summary>
      <AuditTable fields={fields} />
    </details>
  );
}

function isShort(fields: AuditField[]): boolean {
  const characters = fields.reduce(
    (sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0),
    0,
  );
  return fields.length <= MAX_FIELDS && characters <= MAX_CHARACTERS;
}

function AuditLines({ fields }: { fields: AuditField[] }) {
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-ink-soft max-sm:inline max-sm:pr-2">{name}</dt>
          <dd className="wrap-anywhere max-sm:inline">
            {before !== null && (
              <>
                <span className="sr-only">was </span>
                <span className="text-ink-soft">{before}</span>
              </>
            )}
            {before !== null && after !== null && (
              <ArrowRight className="mx-1.5 inline size-4 align-[-0.15em] text-ink-soft" />
            )}
            {after !== null && (
              <>
                <span className="sr-only"> now </span>
                <span>{after}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AuditTable({ fields }: { fields: AuditField[] }) {
  const hasBefore = fields.some(({ before }) => before !== null);
  const hasAfter = fields.some(({ after }) => after !== null);
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem] max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="w-1/4 py-1 pr-4 font-semibold">
            Field
          </th>
          {hasBefore && (
            <th scope="col" className="py-1 pr-4 font-semibold">
              Before
            </th>
          )}
          {hasAfter && (
            <th scope="col" className="py-1 font-semibold">
              After
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {fields.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-mist align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:pb-0">
              {name}
            </th>
            {hasBefore && <Value text={before} mark="Before: " className="text-ink-soft" />}
            {hasAfter && <Value text={after} mark="After: " className="" />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ text, mark, className }: { text: string | null; mark: string; className: string }) {
  return (
    <td className={`py-1.5 pr-4 wrap-anywhere whitespace-pre-line max-sm:block max-sm:py-0.5 ${className}`}>
      <span className="text-ink-soft sm:hidden">{mark}</span>
      {text ?? '–'}
    </td>
  );
}

type AuditField = { name: string; before: string | null; after: string | null };

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
