import { useFieldArray } from 'react-hook-form';
import { SITE_QUESTION_LIMITS } from '../../../../../contracts/settings/site-questions.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { AddRowButton } from './rows/add-row-button.tsx';
import { ListFault } from './rows/list-fault.tsx';
import { RemoveRowButton } from './rows/remove-row-button.tsx';
import { SettingsSection } from './settings-section.tsx';

export function QuestionFields() {
  const { form } = useSettingsEditing();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'questions' });
  const faults = form.formState.errors.questions;
  return (
    <SettingsSection
      id="questions"
      title="Questions and answers"
      lead="On a page of their own: what travellers ask about all tours. What belongs to one tour stands in that tour."
    >
      {fields.map((field, row) => (
        <div key={field.id} className="flex items-start gap-1">
          <div className="grid flex-1 gap-3 border-b border-mist pb-5">
            <TextField
              label={`Question ${row + 1}`}
              {...form.register(`questions.${row}.question`)}
              error={faults?.[row]?.question?.message}
            />
            <TextAreaField
              label={`Answer ${row + 1}`}
              rows={4}
              {...form.register(`questions.${row}.answer`)}
              error={faults?.[row]?.answer?.message}
            />
          </div>
          <RemoveRowButton
            label={`Remove question ${row + 1}`}
            className="mt-7.5"
            onClick={() => remove(row)}
          />
        </div>
      ))}
      <ListFault text={faults?.message ?? faults?.root?.message} />
      <PlaceholderMark names={['questions']} />
      {fields.length < SITE_QUESTION_LIMITS.entries && (
        <AddRowButton onClick={() => append({ question: '', answer: '' })}>Add a question</AddRowButton>
      )}
    </SettingsSection>
  );
}
