import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ImportKindName } from '../../../../contracts/imports/import-terms.ts';
import type { ImportDetail, JudgedRow } from '../../../../contracts/imports/imports.contract.ts';
import { Tag } from '../lists/tag.tsx';
import { ACTION_NAMES, ACTION_TONES } from './import-words.ts';

const PATHS: Readonly<Record<ImportKindName, (id: string) => string>> = {
  tours: (id) => `${href('/admin/manage-tours')}?tour=${id}`,
  customers: (id) => href('/admin/bookings/:id', { id }),
  subscribers: () => href('/admin/subscribers'),
};

export function JudgedRows({ found: { kind, rows, rowCount, state } }: { found: ImportDetail }) {
  if (rows.length === 0) return null;
  const left = state === 'open' ? rowCount - rows.length : 0;
  return (
    <>
      <ul aria-label="Rows" className="divide-y divide-mist rounded-card border border-mist bg-sheet">
        {rows.map((row) => (
          <RowLine key={row.row} row={row} to={row.subjectId && PATHS[kind](row.subjectId)} />
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-ink-soft">And {countOf(left, 'row')} more.</p>}
    </>
  );
}

function RowLine({ row: { row, label, action, notes, faults }, to }: { row: JudgedRow; to: string | null }) {
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p dir="auto" className="min-w-0 wrap-anywhere">
          <span className="mr-2 text-sm text-ink-soft tabular-nums">Row {row}</span>
          {to ? (
            <Link to={to} className="font-semibold text-link">
              {label}
            </Link>
          ) : (
            <span className="font-semibold">{label}</span>
          )}
        </p>
        <Tag tone={ACTION_TONES[action]}>{ACTION_NAMES[action]}</Tag>
      </div>
      {faults.map(({ column, value, message }) => (
        <p key={`${column} ${message}`} className="text-sm wrap-anywhere">
          {column && <span className="font-semibold">{column}: </span>}
          {value && <span className="text-ink-soft">“{value}” </span>}
          <span className="font-medium text-rhododendron">{message}</span>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft wrap-anywhere">
          {note}
        </p>
      ))}
    </li>
  );
}
