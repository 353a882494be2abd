import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { TourStatus } from '../../../../contracts/desk-terms.ts';
import type { ManagedTour, ManagedTourList } from '../../../../contracts/manage-tours.contract.ts';
import type { ManagedPicture, PictureBody } from '../../../../contracts/media.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { signedInCall } from '../../../features/session/signed-in-call.ts';

const WITH_TOKEN = { tokenKey: 'accessToken' } as const;
const LIST_PARAMETERS = ['q', 'status', 'sort', 'cursor'];
const ROWS_A_PAGE = '25';

const pathOf = (id: string, rest = '') => `${idPath('/tours', id)}${rest}`;

/** `address`: the query of the page, of which the list's own parameters are sent. */
export function listManagedTours(address: URLSearchParams): Promise<ManagedTourList> {
  const query = new URLSearchParams({ limit: ROWS_A_PAGE });
  for (const name of LIST_PARAMETERS) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  return browserSend.get(`/manage/tours?${query}`, WITH_TOKEN);
}

export function loadManagedTour(id: string): Promise<Answer<ManagedTour>> {
  return browserSend.get(`/manage${pathOf(id)}`, WITH_TOKEN);
}

/** `body` as typed: the server checks it, and names every fault. */
export function createTour(body: object, idempotencyKey: string): Promise<Answer<ManagedTour>> {
  return signedInCall(() => browserSend.post('/tours', body, { ...WITH_TOKEN, idempotencyKey }));
}

export function updateTour(id: string, body: object): Promise<Answer<ManagedTour>> {
  return signedInCall(() => browserSend.put(pathOf(id), body, WITH_TOKEN));
}

export function deleteTour(id: string) {
  return signedInCall(() => browserSend.remove(pathOf(id), WITH_TOKEN));
}

export function duplicateTour(id: string): Promise<Answer<ManagedTour>> {
  return signedInCall(() => browserSend.post(pathOf(id, '/duplicate'), undefined, WITH_TOKEN));
}

export function setTourStatus(id: string, status: TourStatus): Promise<Answer<ManagedTour>> {
  return signedInCall(() => browserSend.put(pathOf(id, '/status'), { status }, WITH_TOKEN));
}

export function changePicture(id: string, body: PictureBody): Promise<Answer<ManagedPicture>> {
  return signedInCall(() => browserSend.put(idPath('/media', id), body, WITH_TOKEN));
}

/** The uncut picture: to choose its focus on. */
export function wholePictureUrl(id: string): string {
  return `/api/v1/media/${encodeURIComponent(id)}/whole`;
}
