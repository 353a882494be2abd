import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { IMPORT_LIMITS } from '../../../../contracts/imports/import-terms.ts';
import type { ImportDetail, ImportUndone } from '../../../../contracts/imports/imports.contract.ts';
import { formatDay, formatMoment } from '../../../../contracts/india-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { staffApi } from '../staff-api.ts';
import { countOfKind, storedText } from './import-words.ts';
import { JudgedRows } from './judged-rows.tsx';

export function ImportOutcome({ found }: { found: ImportDetail }) {
  const { kind, counts, storedAt, madeBy, undoableUntil, state } = found;
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  return (
    <div className="grid max-w-[52rem] gap-4">
      <Notice tone={state === 'undone' ? 'info' : 'success'} role="status">
        <p className="font-semibold">
          {state === 'undone'
            ? 'This import was undone.'
            : counts && `Imported: ${storedText(kind, counts)}.`}
        </p>
        <p>
          {storedAt && `On ${formatMoment(storedAt)}, by ${madeBy}. `}
          {undoableUntil && `It can be undone until ${formatDay(undoableUntil)}.`}
        </p>
      </Notice>
      {counts && counts.heldBack > 0 && state === 'done' && (
        <Notice tone="info">
          {countOfKind(kind, counts.heldBack)} that {counts.heldBack === 1 ? 'was' : 'were'} to be published{' '}
          {counts.heldBack === 1 ? 'is a draft' : 'are drafts'}.{' '}
          <Link to={`${href('/admin/manage-tours')}?status=draft`} className="text-link">
            To the drafts
          </Link>
        </Notice>
      )}
      {counts && counts.fault > 0 && undoableUntil && <LeftOut found={found} count={counts.fault} />}
      {undone && <WhatStays undone={undone} kind={kind} />}
      {undoableUntil && <UndoImport found={found} onUndone={setUndone} />}
      {state === 'done' && <JudgedRows found={found} />}
    </div>
  );
}

function LeftOut({ found: { _id: id }, count }: { found: ImportDetail; count: number }) {
  return (
    <Notice tone="info">
      <p className="mb-3">
        {countOf(count, 'row')} left out: mend them in the file of faults, and import that file. It is kept
        for {IMPORT_LIMITS.daysOpen} days.
      </p>
      <CsvButton call={STAFF_CALLS.exportImportFaults} params={{ id }} text="Download the faults" />
    </Notice>
  );
}

function WhatStays({ undone: { undone, left }, kind }: { undone: ImportUndone; kind: ImportDetail['kind'] }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      <p>
        {countOfKind(kind, undone)} as before. {left.length} {left.length === 1 ? 'stays' : 'stay'}:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {left.map(({ row, label, reason }) => (
          <li key={row} className="wrap-anywhere">
            <span className="font-semibold">{label}</span>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Props = { found: ImportDetail; onUndone: (undone: ImportUndone) => void };

function UndoImport({ found: { _id: id }, onUndone }: Props) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function undo() {
    await act({
      call: async (idempotencyKey) => {
        const answer = await staffApi.undoImport({ params: { id }, idempotencyKey });
        onUndone(answer.data);
        return answer;
      },
      failed: 'Failed to undo the import',
      done: 'The import was undone.',
    });
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Undo2 className="size-4" />
        Undo this import
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Undo this import?"
        confirm="Undo it"
        onConfirm={undo}
        onClose={() => setAsked(false)}
      >
        <p>
          What is new goes, and what was replaced is as it was. What somebody has changed since stays, and you
          are told which.
        </p>
      </ConfirmDialog>
    </div>
  );
}
