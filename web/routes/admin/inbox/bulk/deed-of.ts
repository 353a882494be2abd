import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { InboxItem } from '../../../../../contracts/inbox/inbox.contract.ts';
import { undoOnce } from '../../actions/ask-again.ts';
import {
  actionOf,
  enquiryLookedAfter,
  FOLLOW_UP_CALLS,
  messageLookedAfter,
} from '../../follow-up/looked-after.ts';
import { stepsOfSwitch } from '../../messages/use-message-switch.ts';
import { staffApi } from '../../staff-api.ts';

/** `ownerId`: empty for nobody. */
export type InboxChange = { kind: 'done' | 'spam' } | { kind: 'owner'; ownerId: string };

/** Undoes the change and returns the overbooked departures; null if nothing changed. */
export type Back = (() => Promise<Undone['over']>) | null;

/** Returns the change, which resolves to its undo, or a text with the reason why it is impossible. */
export function deedOf(item: InboxItem, change: InboxChange): (() => Promise<Back>) | string {
  const params = { id: item._id };
  const thing = item.kind === 'enquiry' ? enquiryLookedAfter(item.enquiry) : messageLookedAfter(item.message);
  const { replyAge } = item.kind === 'enquiry' ? item.enquiry : item.message;
  const { give, finish } = FOLLOW_UP_CALLS[thing.kind];
  if (change.kind === 'owner') {
    const body = { ownerId: change.ownerId, seen: thing.owner?._id ?? null };
    return undoable(() => give({ params, body }));
  }
  // Only its next action is due; it waits for no reply.
  if (change.kind === 'done' && !replyAge) {
    const seen = actionOf(thing);
    return undoable(() => finish({ params, body: { on: seen.on ?? '', seen } }));
  }
  if (item.kind === 'message') {
    const { next, back } = stepsOfSwitch(item.message, change.kind);
    return async () => {
      await next.call({ params });
      return async () => {
        await back.call({ params });
        return [];
      };
    };
  }
  const { status: from } = item.enquiry;
  const to = change.kind === 'spam' ? 'spam' : 'contacted';
  if (!ENQUIRY_TRANSITIONS[from].includes(to)) return `It is ${from} and cannot become ${to} from there.`;
  return undoable(() => staffApi.setEnquiryStatus({ params, body: { from, to } }));
}

function undoable(call: () => Promise<{ data: { undoId: string | null } }>): () => Promise<Back> {
  return async () => {
    const { undoId } = (await call()).data;
    if (undoId === null) return null;
    return async () => {
      const { data } = await undoOnce(undoId, (idempotencyKey) =>
        staffApi.undoChange({ params: { id: undoId }, idempotencyKey }),
      );
      return data.over;
    };
  };
}
