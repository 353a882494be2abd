import type { Answer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { AuditChoices, AuditEntry } from '../../../../contracts/audit.contract.ts';
import { browserSend } from '../../../api/browser-send.ts';

const PAGE_SIZE = 50;
const WITH_TOKEN = { tokenKey: 'accessToken' } as const;

export type History = { list: ListAnswer<AuditEntry>; choices: AuditChoices };

/** A page of the log, as the address of the page filters it, and what it can be filtered by. */
export async function loadHistory(search: URLSearchParams): Promise<History> {
  const query = new URLSearchParams(search);
  query.set('limit', String(PAGE_SIZE));
  const [list, choices] = await Promise.all([
    browserSend.get<ListAnswer<AuditEntry>>(`/audit?${query}`, WITH_TOKEN),
    browserSend.get<Answer<AuditChoices>>('/audit/choices', WITH_TOKEN),
  ]);
  return { list, choices: choices.data };
}
