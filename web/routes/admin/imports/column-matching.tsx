import { useId } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ImportColumn, ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type Props = {
  found: ImportDetail;
  matching: readonly string[];
  onMatch: (column: number, field: string) => void;
};

export function ColumnMatching({ found, matching, onMatch }: Props) {
  const id = useId();
  const matched = matching.filter(Boolean).length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        Which column is which
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {countOf(found.columns.length, 'column')} in the file, {matched} of them imported. What you choose
        here is remembered for the next file with the same columns.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {found.columns.map((column, at) => (
          <ColumnChoice
            // Names of columns may be alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            column={column}
            fields={found.fields}
            field={matching[at] ?? ''}
            onChoose={(field) => onMatch(at, field)}
          />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProps = {
  column: ImportColumn;
  fields: ImportDetail['fields'];
  field: string;
  onChoose: (field: string) => void;
};

function ColumnChoice({ column: { name, examples }, fields, field, onChoose }: ChoiceProps) {
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-card border border-mist bg-sheet p-3">
      <SelectField name="field" label={name} value={field} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Not imported</option>
        {fields.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label}
          </option>
        ))}
      </SelectField>
      <p dir="auto" className="truncate text-sm text-ink-soft">
        {examples.join(' · ')}
      </p>
    </li>
  );
}
