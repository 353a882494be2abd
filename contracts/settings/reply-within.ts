/** What travellers are told until staff say otherwise: it stands after "one of us answers". */
export const DEFAULT_REPLY_WITHIN = 'within one working day';

/** What whoever asks is told, on form, page of thanks and mail alike. */
export function askingPromise(replyWithin: string): string {
  return `Nothing to pay now. We answer ${replyWithin}.`;
}
