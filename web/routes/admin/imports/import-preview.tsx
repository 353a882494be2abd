import { Check, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { href } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ImportChoices, ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { Options } from '../records/options.tsx';
import { staffApi } from '../staff-api.ts';
import { ImportPictures } from './import-pictures.tsx';
import { countOfKind, heldBackText, storedText } from './import-words.ts';
import { JudgedRows } from './judged-rows.tsx';

type Props = {
  found: ImportDetail;
  choices: ImportChoices;
  isLooking: boolean;
  onChoose: (change: Partial<ImportChoices>) => void;
};

const NEW_TOURS = {
  draft: 'Drafts, all of them',
  file: 'As the file says',
  published: 'Published, if they are complete',
};
const EXISTING_TOURS = { replace: 'Replaced by what the file says', skip: 'Left as they are' };

export function ImportPreview({ found, choices, isLooking, onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isLooking}>
      <h2 id={id} className="text-heading">
        What will happen
      </h2>
      {found.kind === 'tours' && (
        <div className="mt-3 grid max-w-[46rem] gap-4 sm:grid-cols-2">
          <SelectField
            name="status"
            label="New tours become"
            value={choices.status}
            onChange={({ target }) => onChoose({ status: target.value as ImportChoices['status'] })}
          >
            <Options of={NEW_TOURS} />
          </SelectField>
          <SelectField
            name="existing"
            label="Tours that are there already are"
            value={choices.existing}
            onChange={({ target }) => onChoose({ existing: target.value as ImportChoices['existing'] })}
          >
            <Options of={EXISTING_TOURS} />
          </SelectField>
        </div>
      )}
      <p role="status" className="mt-4 text-lead">
        {isLooking ? 'Looking…' : previewText(found)}
      </p>
      {!isLooking && found.counts && found.counts.heldBack > 0 && (
        <Notice tone="info" className="mt-3 max-w-[46rem]">
          {heldBackText(found.counts)}
        </Notice>
      )}
      {found.lacking.length > 0 && (
        <Notice tone="info" className="mt-3 max-w-[46rem]">
          Say which column is: {found.lacking.join(', ')}.
        </Notice>
      )}
      {found.pictures && <ImportPictures pictures={found.pictures} />}
      <Actions found={found} isLooking={isLooking} />
      <JudgedRows found={found} />
    </section>
  );
}

function previewText({ kind, counts, rowCount }: ImportDetail): string {
  if (!counts) return '';
  const { same, skip, fault } = counts;
  const parts = [
    same > 0 && `${countOfKind(kind, same)} the same as now`,
    skip > 0 && `${countOf(skip, 'row')} left out`,
    fault > 0 && `${countOf(fault, 'row')} to be mended, and left out until then`,
  ];
  return `Of ${countOf(rowCount, 'row')}: ${[storedText(kind, counts), ...parts].filter(Boolean).join('; ')}.`;
}

function Actions({ found, isLooking }: Pick<Props, 'found' | 'isLooking'>) {
  const act = useStaffAction();
  const { _id: id, version, counts, kind } = found;
  const stored = (counts?.new ?? 0) + (counts?.replace ?? 0);

  const run = () =>
    act({
      call: (idempotencyKey) => staffApi.runImport({ params: { id }, body: { version }, idempotencyKey }),
      failed: 'Failed to import',
      done: ({ data }) => `Imported: ${data.counts ? storedText(kind, data.counts) : ''}`,
    });
  const discard = () =>
    act({
      call: () => staffApi.deleteImport({ params: { id } }),
      failed: 'Failed to drop the file',
      done: 'The file was dropped.',
      leadsTo: href('/admin/import'),
    });

  return (
    <div className="mt-4 mb-6 flex flex-wrap gap-3">
      {stored > 0 && (
        <ActionButton icon={Check} onPress={run} aria-disabled={isLooking || undefined}>
          Import {countOfKind(kind, stored)}
        </ActionButton>
      )}
      {(counts?.fault ?? 0) > 0 && (
        <CsvButton call={STAFF_CALLS.exportImportFaults} params={{ id }} text="Download the faults" />
      )}
      <ActionButton variant="quiet" icon={Trash2} onPress={discard}>
        Drop this file
      </ActionButton>
    </div>
  );
}
