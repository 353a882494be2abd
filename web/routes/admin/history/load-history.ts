import { listQuery } from '../lists/list-query.ts';
import { staffApi } from '../staff-api.ts';

export async function loadHistory(request: Request) {
  const [list, choices] = await Promise.all([
    staffApi.listAuditEntries({ query: listQuery(request) }),
    staffApi.getAuditChoices(),
  ]);
  return { list, choices: choices.data };
}
