import type { StaffRole } from '../../contracts/accounts/accounts.contract.ts';

// Of the tables of `schema.ts` that of former staff.

/** Somebody who was of the staff until lately, and can be brought back. */
export type StaffDepartureRow = {
  user_id: string;
  left_at: string;
  /** What they were. */
  staff_role: StaffRole;
  /** The colleague who has their work now; null: nobody, or somebody whose account is gone. */
  handed_to: string | null;
  /** JSON: `HandedOver[]`, what this was. */
  handed: string;
};

export type StaffTables = { staff_departures: StaffDepartureRow };
