import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { IMPORT_KINDS, type ImportKindName } from '../../../../contracts/imports/import-terms.ts';
import type { ImportInList } from '../../../../contracts/imports/imports.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { waysToSetUp } from '../start/start-words.ts';
import type { Route } from './+types/imports.ts';
import { ChooseFile } from './choose-file.tsx';
import { KIND_NAMES, STATE_NAMES, storedText } from './import-words.ts';
import { fileApi, formWith } from './send-sheet.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Import');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listImports());

export const HydrateFallback = () => <LoadingList title="Import" />;

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const { isOpen } = useSettings();
  return (
    <StaffPage
      title="Import"
      answer={loaderData}
      failed="Failed to load the imports"
      ways={waysToSetUp(isOpen)}
    >
      {({ data }) => (
        <div className="grid gap-8">
          <BringFile />
          <section aria-labelledby="imports-so-far">
            <h2 id="imports-so-far" className="mb-3 text-heading">
              Imports so far
            </h2>
            <RowsFound
              rows={data}
              none={{ title: 'Nothing was imported yet', text: 'Each file that you bring appears here.' }}
              className="divide-y divide-mist rounded-card border border-mist bg-sheet"
            >
              {(row) => <ImportLine row={row} />}
            </RowsFound>
          </section>
        </div>
      )}
    </StaffPage>
  );
}

const isKind = (name: string | null): name is ImportKindName => IMPORT_KINDS.some((kind) => kind === name);

function BringFile() {
  const [params] = useSearchParams();
  const asked = params.get('kind');
  const [kind, setKind] = useState<ImportKindName>(isKind(asked) ? asked : 'tours');
  const act = useStaffAction();

  const send = (file: File, onProgress: (share: number) => void) =>
    act({
      call: () => fileApi(onProgress).beginImport({ params: { kind }, body: formWith(file) }),
      failed: 'Failed to read the file',
      leadsTo: ({ data }) => href('/admin/import/:id', { id: data._id }),
    });

  return (
    <section
      aria-label="Bring a file"
      className="grid max-w-[46rem] gap-4 rounded-card border border-mist bg-sheet p-4 sm:p-6"
    >
      <p className="text-ink-soft">
        A spreadsheet of yours, as CSV or XLSX, or what WordPress exports of WP Travel and WP Travel Engine.
        First you see which column is which and what would happen; nothing is stored before you press Import,
        and it can be undone for 30 days.
      </p>
      <SelectField
        name="kind"
        label="What is in it"
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
      >
        {IMPORT_KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile text="Choose a file" accept=".csv,.tsv,.txt,.xlsx,.xml" send={send} />
        <CsvButton call={STAFF_CALLS.getImportExample} params={{ kind }} text="Download an example" />
      </div>
    </section>
  );
}

function ImportLine({ row }: { row: ImportInList }) {
  const { _id, fileName, kind, state, storedAt, createdAt, madeBy, counts } = row;
  const at = storedAt ?? createdAt;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-paper">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={href('/admin/import/:id', { id: _id })}
          className="font-semibold text-link wrap-anywhere after:absolute after:inset-0"
        >
          {fileName}
        </Link>
        <p className="text-sm text-ink-soft">
          {KIND_NAMES[kind]}, <time dateTime={at}>{formatMoment(at)}</time>, by {madeBy}
          {counts && `: ${storedText(kind, counts)}`}
        </p>
      </div>
      <Tag tone={state === 'done' ? 'good' : state === 'open' ? 'attention' : 'calm'}>
        {STATE_NAMES[state]}
      </Tag>
    </li>
  );
}
