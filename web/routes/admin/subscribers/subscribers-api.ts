import type { ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { Subscriber } from '../../../../contracts/subscribers.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { listQuery } from '../lists/list-query.ts';

const TOKEN = { tokenKey: 'accessToken' } as const;

export const subscribersApi = {
  list: (search: URLSearchParams) =>
    browserSend.get<ListAnswer<Subscriber>>(`/subscribe?${listQuery(search)}`, TOKEN),
  remove: (id: string) => browserSend.remove(idPath('/subscribe', id), TOKEN),
};
