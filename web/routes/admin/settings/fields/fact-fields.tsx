import { useFieldArray } from 'react-hook-form';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { FactRow } from './fact-row.tsx';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { SettingsSection } from './settings-section.tsx';

const MAX_FACTS = 40;

export function FactFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'policyFacts' });
  const faults = form.formState.errors.policyFacts;

  function add() {
    const checkedOn = todayInIndia();
    append({ part: 'notes-for-tourists', text: '', source: '', sourceUrl: '', checkedOn });
  }

  return (
    <SettingsSection
      id="facts"
      title="Facts on the policies page"
      lead="Permits, closing days and fees are other people’s rules. Visitors see the source and when you last checked."
    >
      <ul className="grid gap-5">
        {fields.map((field, row) => (
          <li key={field.id}>
            <FactRow row={row} onRemove={() => remove(row)} />
          </li>
        ))}
      </ul>
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['policyFacts']} />
      {fields.length < MAX_FACTS && <AddRowButton onClick={add}>Add a fact</AddRowButton>}
    </SettingsSection>
  );
}
