import type { RenderedMail } from '../mail-types.ts';
import { layOutAside } from '../rendering/lay-out-aside.ts';
import { type Block, type FieldValues, linesOf, paragraph, written } from '../rendering/mail-blocks.ts';
import { fillLine } from '../rendering/named-fields.ts';
import type { MessageKind, MessageSurroundings, MessageWords } from './message-kind.ts';

/** RFC 3834: keeps out-of-office replies away. */
export const NO_PERSON = { 'Auto-Submitted': 'auto-generated' };

type Given = MessageSurroundings & {
  words: MessageWords;
  replyTo: string | undefined;
  signal?: AbortSignal | undefined;
};

export async function renderMessage(kind: MessageKind, data: unknown, given: Given): Promise<RenderedMail> {
  const { agency, siteUrl, words, replyTo, look } = given;
  const values = { ...commonValues(given), ...kind.valuesOf(data, given) };
  const subject = fillLine(words.subject, values);
  const brand = { name: agency.agencyName, url: siteUrl };
  const frame = { subject, brand, footer: footerOf(given, kind.reason), ...(look && { look }) };
  const { html, text } = await layOutAside({ words: words.body, values, frame }, given.signal);
  const headers = kind.isByHand ? {} : NO_PERSON;
  return { subject, html, text, ...(replyTo && { replyTo }), headers };
}

function commonValues({ agency }: MessageSurroundings): FieldValues {
  return { agencyName: agency.agencyName, agencyPhones: (agency.phones ?? []).join(' or ') };
}

function footerOf({ agency }: MessageSurroundings, reason: string): Block[] {
  const { agencyName, phones = [] } = agency;
  return [paragraph(...linesOf([agencyName, ...phones].join('\n'))), paragraph(written(reason))];
}
