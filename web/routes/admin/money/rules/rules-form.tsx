import { type FormEvent, useState } from 'react';
import { formatDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import type { MoneyRulesSet } from '../../../../../contracts/money/money-rules.contract.ts';
import { UnsavedWarning } from '../../../../features/drafts/leaving/unsaved-warning.tsx';
import { hasTyped, useFormDraft } from '../../../../features/drafts/use-form-draft.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../../ui/fields/use-field.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../../drafts/draft-restored-notice.tsx';
import { FormSection } from '../../records/form-section.tsx';
import { TickBox } from '../../records/tick-box.tsx';
import { staffApi } from '../../staff-api.ts';
import {
  BankSection,
  NumbersSection,
  RatesSection,
  RegistrationSection,
  TcsSection,
  UpiSection,
} from './rules-sections.tsx';
import { typedOfRules, typedRules } from './typed-rules.ts';

type Props = { set: MoneyRulesSet; onDone: () => void };

/** Begins with a set that is ahead, or with what is in force. */
export function RulesForm({ set: { fromDay, isAhead, rules }, onDone }: Props) {
  const today = todayInIndia();
  const { form, restored, save, clear } = useFormDraft(`desk:money-rules:${isAhead ? fromDay : ''}`);
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const act = useStaffAction();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { day, rules: body } = typedRules(Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(true);
    const isDone = await act({
      call: async () => {
        await staffApi.saveMoneyRules({ params: { day }, body });
        clear();
        setChanged(false);
      },
      failed: 'Failed to save the rules',
      showFaults,
      done: `Saved: it holds from ${day === today ? 'today' : formatDay(day)}.`,
    });
    setBusy(false);
    if (isDone) onDone();
  }

  return (
    <FormFieldsContext value={{ values: typedOfRules(rules), faults }}>
      <form
        ref={form}
        aria-label="Tax and payments"
        noValidate
        onSubmit={(event) => void send(event)}
        onInput={(event) => {
          setChanged(hasTyped(event.currentTarget));
          save();
          clearFault(event);
        }}
        onReset={() => setChanged(false)}
        className="grid grid-cols-1 gap-8"
      >
        {restored && <DraftRestoredNotice />}
        <FormSection
          title={isAhead && fromDay ? `Change what holds from ${formatDay(fromDay)}` : 'New rules'}
          lead="They begin with what is there, and hold from the day that you say. What was issued before stays as it is. From a day that has documents, only UPI, bank details and the last tick can change."
        >
          <TextField
            name="day"
            label="Holds from"
            type="date"
            min={today}
            defaultValue={(isAhead && fromDay) || today}
            className="max-w-60"
          />
        </FormSection>
        <RegistrationSection />
        <RatesSection rules={rules} />
        <TcsSection />
        <UpiSection rules={rules} />
        <BankSection />
        <NumbersSection rules={rules} />
        <div>
          <TickBox name="isChecked" defaultChecked={rules.isChecked}>
            Our accountant has looked at this
          </TickBox>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {isBusy ? 'Saving…' : 'Save'}
            </Button>
            {isAhead && (
              <Button variant="secondary" onClick={onDone}>
                Cancel
              </Button>
            )}
          </div>
        </div>
      </form>
      <UnsavedWarning
        hasChanges={isChanged && !isBusy}
        text="The rules are not saved. What you typed is kept in this browser."
      />
    </FormFieldsContext>
  );
}
