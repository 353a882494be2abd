import { writer } from '../../../contracts/india-time.ts';
import type { Block, FactRow, Inline } from '../rendering/mail-blocks.ts';

// What the values of several messages are made of.

/** Of a message or an account, which have no reference of their own: the end of the id, which is left to chance. */
export function shortReference(letter: 'A' | 'M', id: string): string {
  return `${letter}-${id.slice(-6).toUpperCase()}`;
}

/** How the id of a message ends that has this short reference, in brackets or not; undefined where what was typed is none. */
export function idEndOfMessage(typed: string): string | undefined {
  return /^\[?M-([\da-f]{6})\]?$/i.exec(typed.trim())?.[1]?.toLowerCase();
}

/** A day, or that of a moment, as mails write it: Thu, 22 Apr 2027. */
export const dayInMail = writer('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** When somebody wants to travel: the day, or the words of an open date. */
export function travelInMail({ bookAt, travelWords }: { bookAt: string; travelWords?: string | undefined }) {
  return bookAt === '' ? travelWords || 'Open' : dayInMail(bookAt);
}

/** How many travel; empty where nobody has said. */
export function peopleInMail({ guestSize }: { guestSize: number | null }): string {
  return String(guestSize ?? '');
}

export function link(label: string, url: string): Inline[] {
  return [{ kind: 'link', url, children: [{ kind: 'text', text: label }] }];
}

export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** With a text that can still be changed before it is sent. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** The rows that have something to say. */
export function facts(rows: (FactRow | undefined)[]): { blocks: Block[] } {
  const said = rows.filter((row) => row !== undefined).filter(([, value]) => value.length > 0);
  return { blocks: said.length > 0 ? [{ kind: 'facts', rows: said }] : [] };
}
