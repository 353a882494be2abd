import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';

export function membersWith(staff: StaffMember[], holder: StaffMember | null): StaffMember[] {
  return holder && !staff.some(({ _id }) => _id === holder._id) ? [holder, ...staff] : staff;
}
