import type { Block, FactRow, Inline } from '../rendering/mail-blocks.ts';

// What the values of several messages are made of.

/** Of a message or an account, which have no reference of their own: the end of the id, which is left to chance. */
export function shortReference(letter: 'A' | 'M', id: string): string {
  return `${letter}-${id.slice(-6).toUpperCase()}`;
}

/** How an id ends that has this short reference; undefined where what was typed is none. Brackets as in subjects may be around it. */
export function idEndOf(letter: 'A' | 'M', typed: string): string | undefined {
  const reference = typed.trim().replace(/^\[/, '').replace(/\]$/, '');
  const [first, end, ...more] = reference.split('-');
  const isReference = first?.toUpperCase() === letter && more.length === 0 && /^[\da-f]{6}$/i.test(end ?? '');
  return isReference ? end?.toLowerCase() : undefined;
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
