import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DayInWordsField } from '../../follow-up/day-in-words-field.tsx';

type Props = { staff: StaffMember[]; faults: Record<string, string> };

export function PlanFields({ staff, faults }: Props) {
  const members = staff.map(({ _id, username }) => (
    <option key={_id} value={_id}>
      {username}
    </option>
  ));
  return (
    <>
      <SelectField label="Owner" name="ownerId" error={faults.ownerId}>
        <option value="">Me</option>
        {members}
        <option value="nobody">Nobody yet</option>
      </SelectField>
      <DayInWordsField label="Next action on" name="nextActionOn" error={faults.nextActionOn} />
      <TextField
        label="What is to be done"
        name="nextActionWords"
        maxLength={LIMITS.nextAction}
        hint="On that day."
        error={faults.nextActionWords}
      />
      <SelectField label="By whom" name="nextActionFor" error={faults.nextActionFor}>
        <option value="">Me</option>
        {members}
        <option value="nobody">Whoever owns it</option>
      </SelectField>
    </>
  );
}
