import type { Role, UserInList } from '../../../../contracts/accounts.contract.ts';
import type { Answer, DoneAnswer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { UserDetail } from '../../../../contracts/manage-users.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { listQuery } from '../lists/list-query.ts';

/** These calls read the key `token`, not the one that login writes: the session's cookie opens them. */
const TOKEN = { tokenKey: 'token' } as const;
const path = (id: string) => idPath('/users', id);

export const usersApi = {
  list: (search: URLSearchParams) =>
    browserSend.get<ListAnswer<UserInList>>(`/users?${listQuery(search)}`, TOKEN),
  get: (id: string) => browserSend.get<Answer<UserDetail>>(path(id), TOKEN),
  setRole: (id: string, role: Role) => browserSend.put<DoneAnswer>(`${path(id)}/role`, { role }, TOKEN),
  signOutEverywhere: (id: string) => browserSend.remove(`${path(id)}/sessions`, TOKEN),
  remove: (id: string) => browserSend.remove(path(id), TOKEN),
};
