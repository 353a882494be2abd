import type { RenderedMail } from '../mail-types.ts';
import { layOutAside } from '../rendering/lay-out-aside.ts';
import { type Block, type FieldValues, linesOf } from '../rendering/mail-blocks.ts';
import { fillLine } from '../rendering/named-fields.ts';
import type { MessageKind, MessageSurroundings, MessageWords } from './message-kind.ts';

/** Tells other programs (RFC 3834) that no person wrote it: an out-of-office reply to it would reach nobody. */
export const NO_PERSON = { 'Auto-Submitted': 'auto-generated' };

type Given = MessageSurroundings & {
  words: MessageWords;
  /** A person of the agency, where an answer goes unless the message says another. */
  replyTo: string | undefined;
  /** Tells that nobody waits for it any more. */
  signal?: AbortSignal | undefined;
};

/** A message as it goes out: its words with the values of its fields, in the one design. */
export async function renderMessage(kind: MessageKind, data: unknown, given: Given): Promise<RenderedMail> {
  const { agency, siteUrl, words, replyTo } = given;
  const values = { ...commonValues(given), ...kind.valuesOf(data, given) };
  const subject = fillLine(words.subject, values);
  const brand = { name: agency.agencyName, url: siteUrl };
  const frame = { subject, brand, footer: footerOf(given, kind.reason) };
  const { html, text } = await layOutAside({ words: words.body, values, frame }, given.signal);
  const headers = kind.isByHand ? {} : NO_PERSON;
  return { subject, html, text, ...(replyTo && { replyTo }), headers };
}

function commonValues({ agency }: MessageSurroundings): FieldValues {
  return { agencyName: agency.agencyName, agencyPhones: (agency.phones ?? []).join(' or ') };
}

/** Who the agency is, with its numbers where staff have set them, and why this came. */
function footerOf({ agency }: MessageSurroundings, reason: string): Block[] {
  const { agencyName, phones = [] } = agency;
  return [
    { kind: 'paragraph', children: linesOf([agencyName, ...phones].join('\n')) },
    { kind: 'paragraph', children: [{ kind: 'text', text: reason }] },
  ];
}
