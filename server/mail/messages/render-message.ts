import { cutAtSpace } from '../../../contracts/fields/cut-text.ts';
import type { RenderedMail } from '../mail-types.ts';
import { type Block, type FieldValues, linesOf, textOf } from '../rendering/mail-blocks.ts';
import { fillLine } from '../rendering/named-fields.ts';
import { parseMailMarkdown } from '../rendering/parse-mail-markdown.ts';
import { renderBlocks } from '../rendering/render-blocks.ts';
import type { MessageKind, MessageSurroundings, MessageWords } from './message-kind.ts';

/** Letters of what a list of mails shows after the subject. */
const PREHEADER = 140;

type Given = MessageSurroundings & {
  words: MessageWords;
  /** A person of the agency, where an answer goes unless the message says another. */
  replyTo: string | undefined;
};

/** A message as it goes out: its words with the values of its fields, in the one design. */
export function renderMessage(kind: MessageKind, data: unknown, given: Given): RenderedMail {
  const { agency, siteUrl, words, replyTo } = given;
  const values = { ...commonValues(given), ...kind.valuesOf(data, given) };
  const blocks = parseMailMarkdown(words.body, values);
  const subject = fillLine(words.subject, values);
  const frame = {
    subject,
    preheader: preheaderOf(blocks),
    brand: { name: agency.agencyName, url: siteUrl },
    footer: footerOf(given, kind.reason),
  };
  return { subject, ...renderBlocks(blocks, frame), ...(replyTo && { replyTo }) };
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

function preheaderOf(blocks: readonly Block[]): string {
  const said: string[] = [];
  for (const block of blocks) if (block.kind === 'paragraph') said.push(textOf(block.children).trim());
  const text = said.join(' ');
  return cutAtSpace(text, PREHEADER);
}
