import type { StaffRole } from '../../contracts/accounts/accounts.contract.ts';

export type StaffDepartureRow = {
  user_id: string;
  left_at: string;
  staff_role: StaffRole;
  handed_to: string | null;
  handed: string;
};

export type StaffTables = { staff_departures: StaffDepartureRow };
