import type { FormerStaff } from '../../../../contracts/accounts/manage-users.contract.ts';
import { BIN_DAYS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { countHanded } from './hand-over-work.ts';
import type { listDepartures } from './staff-departures.queries.ts';

const MS_PER_DAY = 86_400_000;

export function presentDeparture(row: Awaited<ReturnType<typeof listDepartures>>[number]): FormerStaff {
  const { enquiries, messages } = countHanded(row);
  return {
    _id: row.user_id,
    username: row.username,
    email: row.email,
    staffRole: row.staff_role,
    isDeleted: row.deleted_at !== null,
    leftAt: row.left_at,
    until: new Date(Date.parse(row.left_at) + BIN_DAYS * MS_PER_DAY).toISOString(),
    handedTo: row.handed_to && row.colleague ? { _id: row.handed_to, username: row.colleague } : null,
    enquiryCount: enquiries,
    messageCount: messages,
  };
}
