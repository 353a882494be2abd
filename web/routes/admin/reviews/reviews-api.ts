import type { DoneAnswer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { listQuery } from '../lists/list-query.ts';

/** These calls read the key `token`, not the one that login writes: the session's cookie opens them. */
const TOKEN = { tokenKey: 'token' } as const;
const path = (id: string) => idPath('/review', id);

export const reviewsApi = {
  list: (search: URLSearchParams) =>
    browserSend.get<ListAnswer<ReviewOfTour>>(`/review?${listQuery(search)}`, TOKEN),
  hide: (id: string) => browserSend.put<DoneAnswer>(`${path(id)}/hidden`, undefined, TOKEN),
  publish: (id: string) => browserSend.remove(`${path(id)}/hidden`, TOKEN),
  reply: (id: string, reply: string) => browserSend.put<DoneAnswer>(`${path(id)}/reply`, { reply }, TOKEN),
  removeReply: (id: string) => browserSend.remove(`${path(id)}/reply`, TOKEN),
  remove: (id: string) => browserSend.remove(path(id), TOKEN),
};
