import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type PartyField = 'childAges' | 'singleRooms' | 'extraBeds';
type Props = { of: (name: PartyField) => { error: string | undefined; defaultValue?: string } };

export function DeskPartyFields({ of }: Props) {
  return (
    <>
      <TextField
        label="Ages of the children"
        name="childAges"
        maxLength={LIMITS.childAges}
        hint="They count to the number of people."
        {...of('childAges')}
      />
      <NumberField
        label="Rooms alone"
        name="singleRooms"
        min={0}
        max={LIMITS.guestSizeMax}
        {...of('singleRooms')}
      />
      <NumberField
        label="Extra beds"
        name="extraBeds"
        min={0}
        max={LIMITS.guestSizeMax}
        {...of('extraBeds')}
      />
    </>
  );
}
