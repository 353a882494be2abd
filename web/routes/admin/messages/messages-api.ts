import type { Answer, DoneAnswer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { ContactMessage, ContactMessageDetail } from '../../../../contracts/manage-contacts.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { listQuery } from '../lists/list-query.ts';

const TOKEN = { tokenKey: 'accessToken' } as const;
const path = (id: string) => idPath('/contacts', id);

export const messagesApi = {
  /** Open ones, unless the address says otherwise. */
  list(search: URLSearchParams) {
    const query = listQuery(search);
    if (!query.has('status')) query.set('status', 'open');
    if (query.get('status') === 'all') query.delete('status');
    return browserSend.get<ListAnswer<ContactMessage>>(`/contacts?${query}`, TOKEN);
  },
  get: (id: string) => browserSend.get<Answer<ContactMessageDetail>>(path(id), TOKEN),
  reply: (id: string, body: { reply: string; isDone: boolean }, idempotencyKey: string) =>
    browserSend.post<DoneAnswer>(`${path(id)}/replies`, body, { ...TOKEN, idempotencyKey }),
  markDone: (id: string) => browserSend.put<DoneAnswer>(`${path(id)}/done`, undefined, TOKEN),
  openAgain: (id: string) => browserSend.remove(`${path(id)}/done`, TOKEN),
  remove: (id: string) => browserSend.remove(path(id), TOKEN),
};
