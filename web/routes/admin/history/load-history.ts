import { listQuery } from '../lists/list-query.ts';
import { staffApi } from '../staff-api.ts';

/** A page of the log, as the address of the page filters it, and what it can be filtered by. */
export async function loadHistory(request: Request) {
  const [list, choices] = await Promise.all([
    staffApi.listAuditEntries({ query: listQuery(request) }),
    staffApi.getAuditChoices(),
  ]);
  return { list, choices: choices.data };
}
