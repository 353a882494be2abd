import type { AuditEntry } from '../../../../contracts/audit.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { type AuditField, fieldsOf } from './audit-fields.ts';
import { deedText } from './audit-labels.ts';
import { AuditLines } from './audit-lines.tsx';
import { AuditTable } from './audit-table.tsx';

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
