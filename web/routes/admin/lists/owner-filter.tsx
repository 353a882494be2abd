import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { FilterSelect } from './filter-select.tsx';

export function OwnerFilter({ staff }: { staff: readonly StaffMember[] }) {
  return (
    <FilterSelect
      name="owner"
      label="Owner"
      none="Anybody"
      of={[
        ['me', 'Me'],
        ['nobody', 'Nobody yet'],
        ...staff.map(({ _id, username }) => [_id, username] as const),
      ]}
    />
  );
}
