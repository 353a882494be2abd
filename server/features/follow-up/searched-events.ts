/** Kinds of events whose texts staff look for. Mails and WhatsApp messages are left out: most of them are the template. */
export const SEARCHED_EVENTS = ['note', 'call'];

export function isSearched(eventKind: string): boolean {
  return SEARCHED_EVENTS.includes(eventKind);
}
