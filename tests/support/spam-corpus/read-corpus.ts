import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arrival } from '../../../server/features/spam/score-arrival.ts';

function readMessage(part: string): Arrival {
  const [first = '', ...rest] = part.trim().split('\n');
  const [, name = '', email = ''] = /^@([^<]+)<([^>]+)>$/.exec(first) ?? [];
  if (name) return { name: name.trim(), email, text: rest.join('\n') };
  return { name: 'Asha Rai', email: 'asha@example.com', text: part.trim() };
}

export function readMessages(kind: 'honest' | 'honest-from-abroad' | 'bot'): Arrival[] {
  const file = kind === 'honest-from-abroad' ? kind : `${kind}-messages`;
  const text = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8');
  return text.split('\n%%\n').map(readMessage);
}

/** The rules were made on every second message, from the first; the others test them. */
export function readCorpus(kind: 'honest' | 'bot'): { seen: Arrival[]; unseen: Arrival[] } {
  const all = readMessages(kind);
  return {
    seen: all.filter((_message, place) => place % 2 === 0),
    unseen: all.filter((_message, place) => place % 2 === 1),
  };
}
