import type { Answer, DoneAnswer, ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { BookingStatus } from '../../../../contracts/booking-steps.ts';
import type {
  Change,
  Changed,
  DeskBooking,
  DeskColumn,
  DeskCounts,
  DeskDetail,
  Merged,
  StaffMember,
  TakenBooking,
  Undone,
} from '../../../../contracts/desk.contract.ts';
import { idPath } from '../../../api/api-client.ts';
import { browserSend } from '../../../api/browser-send.ts';
import { signedInCall } from '../../../features/session/signed-in-call.ts';

const KEY = { tokenKey: 'accessToken' } as const;
const { get, post, put, remove } = browserSend;
const of = (id: string) => idPath('/manage/bookings', id);

/** An enquiry as the list shows it: what is changed is what was seen. */
export type Seen = Pick<DeskBooking, '_id' | 'status'>;

/** The desk's calls. */
export const bookingsApi = {
  list: (query: URLSearchParams) => get<ListAnswer<DeskBooking>>(`/manage/bookings?${query}`, KEY),
  board: (query: URLSearchParams) => get<Answer<DeskColumn[]>>(`/manage/bookings/board?${query}`, KEY),
  counts: () => get<Answer<DeskCounts>>('/manage/bookings/counts', KEY),
  staff: () => get<Answer<StaffMember[]>>('/manage/bookings/staff', KEY),
  bin: (query: URLSearchParams) => get<ListAnswer<DeskBooking>>(`/manage/bookings/bin?${query}`, KEY),
  detail: (id: string) => get<Answer<DeskDetail>>(of(id), KEY),

  setStatus: (id: string, from: BookingStatus, to: BookingStatus) =>
    signedInCall(() => put<Answer<Changed>>(`${of(id)}/status`, { from, to }, KEY)),
  setOwner: (id: string, ownerId: string) =>
    signedInCall(() => put<Answer<Changed>>(`${of(id)}/owner`, { ownerId }, KEY)),
  setNextAction: (id: string, on: string) =>
    signedInCall(() => put<DoneAnswer>(`${of(id)}/next-action`, { on }, KEY)),
  addNote: (id: string, text: string, idempotencyKey: string) =>
    signedInCall(() => post<DoneAnswer>(`${of(id)}/notes`, { text }, { ...KEY, idempotencyKey })),
  reply: (id: string, body: { subject: string; text: string }, idempotencyKey: string) =>
    signedInCall(() => post<DoneAnswer>(`${of(id)}/reply`, body, { ...KEY, idempotencyKey })),
  logContact: (id: string, body: { channel: 'whatsapp' | 'call'; text: string }, idempotencyKey: string) =>
    signedInCall(() => post<DoneAnswer>(`${of(id)}/contacts`, body, { ...KEY, idempotencyKey })),
  merge: (id: string, otherId: string) =>
    signedInCall(() => post<Answer<Merged>>(`${of(id)}/merge`, { otherId }, KEY)),

  change: (seen: Seen[], change: Change) => {
    const bookings = seen.map(({ _id, status }) => ({ _id, status }));
    return signedInCall(() => post<Answer<Changed>>('/manage/bookings/changes', { bookings, change }, KEY));
  },
  undo: (undoId: string) =>
    signedInCall(() =>
      post<Answer<Undone>>(`${idPath('/manage/bookings/changes', undoId)}/undo`, undefined, KEY),
    ),
  remove: (id: string) => signedInCall(() => remove(idPath('/booking', id), KEY)),
  restore: (id: string) =>
    signedInCall(() => post<DoneAnswer>(`${idPath('/booking', id)}/restore`, undefined, KEY)),
  take: (body: Record<string, unknown>, idempotencyKey: string) =>
    signedInCall(() => post<Answer<TakenBooking>>('/manage/bookings', body, { ...KEY, idempotencyKey })),
};
