import { writer } from '../../../contracts/india-time.ts';
import { type Block, type FactRow, type Inline, written } from '../rendering/mail-blocks.ts';

/** For records without a reference of their own: the random end of the id. */
export function shortReference(letter: 'A' | 'M', id: string): string {
  return `${letter}-${id.slice(-6).toUpperCase()}`;
}

/** The end of the id in a short reference, with or without brackets; undefined if it is none. */
export function idEndOfMessage(typed: string): string | undefined {
  return /^\[?M-([\da-f]{6})\]?$/i.exec(typed.trim())?.[1]?.toLowerCase();
}

/** Thu, 22 Apr 2027 */
export const dayInMail = writer('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export function travelInMail({ bookAt, travelWords }: { bookAt: string; travelWords?: string | undefined }) {
  return bookAt === '' ? travelWords || 'Open' : dayInMail(bookAt);
}

export function peopleInMail({ guestSize }: { guestSize: number | null }): string {
  return String(guestSize ?? '');
}

export function link(label: string, url: string): Inline[] {
  return [{ kind: 'link', url, children: [written(label)] }];
}

export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function facts(rows: (FactRow | undefined)[]): { blocks: Block[] } {
  const said = rows.filter((row) => row !== undefined).filter(([, value]) => value.length > 0);
  return { blocks: said.length > 0 ? [{ kind: 'facts', rows: said }] : [] };
}
