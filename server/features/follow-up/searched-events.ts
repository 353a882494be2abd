/** Mails and WhatsApp messages are left out, as most of their text is a template. */
export const SEARCHED_EVENTS = ['note', 'call'];

export function isSearched(eventKind: string): boolean {
  return SEARCHED_EVENTS.includes(eventKind);
}
