import type { MailWords } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';

/** What is typed into a message’s words, and the version and words that it was made from. */
export type WordsDraft = { words: MailWords; base: MailWords; version: number };

const nameOf = (kind: string) => `mail-words:${kind}`;

export function saveWordsDraft(kind: string, { words, base, version }: WordsDraft): void {
  draftStore.save(nameOf(kind), {
    subject: words.subject,
    body: words.body,
    baseSubject: base.subject,
    baseBody: base.body,
    version: String(version),
  });
}

export function loadWordsDraft(kind: string): WordsDraft | null {
  const draft = draftStore.load(nameOf(kind));
  const { subject, body, baseSubject, baseBody, version } = draft ?? {};
  if (subject === undefined || body === undefined || baseSubject === undefined || baseBody === undefined)
    return null;
  return {
    words: { subject, body },
    base: { subject: baseSubject, body: baseBody },
    version: Number(version ?? 0),
  };
}

export const clearWordsDraft = (kind: string) => draftStore.clear(nameOf(kind));

/** The form is closed: whoever opens it next, in any tab, finds what was typed. */
export const releaseWordsDraft = (kind: string) => draftStore.release(nameOf(kind));

export function isSameWords(one: MailWords, other: MailWords): boolean {
  return one.subject === other.subject && one.body === other.body;
}
