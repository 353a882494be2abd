import type { User, UserInList } from '../../../contracts/accounts/accounts.contract.ts';
import type { OwnAccount } from '../../../contracts/accounts/own-account.contract.ts';
import type { UserRow } from '../../db/schema.ts';

export function presentUser({
  id,
  username,
  email,
  role,
  staff_role: staffRole,
}: Pick<UserRow, 'id' | 'username' | 'email' | 'role' | 'staff_role'>): User {
  return { _id: id, username, email, role, ...(staffRole && { staffRole }) };
}

export function presentUserInList(row: UserRow, hasSecondFactor: boolean): UserInList {
  return {
    ...presentUser(row),
    staffRole: row.staff_role,
    createdAt: row.created_at,
    hasSecondFactor,
  };
}

export function presentOwnAccount(row: UserRow, hasSecondFactor: boolean): OwnAccount {
  return {
    ...presentUserInList(row, hasSecondFactor),
    isEmailProved: row.email_proved_at !== null,
    wantsMorningMail: row.wants_morning_mail === 1,
  };
}
