import { shortenAtSpace } from '../../../contracts/fields/shorten-text.ts';
import { leadLinksThrough, type MailLink } from './lead-links-through.ts';
import { type Block, type FieldValues, textOf } from './mail-blocks.ts';
import { parseMailMarkdown } from './parse-mail-markdown.ts';
import { type MessageFrame, renderBlocks } from './render-blocks.ts';

const PREHEADER = 140;

/** Sent to the layout thread, so it holds no functions. */
export type MailToLayOut = {
  words: string;
  values: FieldValues;
  frame: Omit<MessageFrame, 'preheader'> & { preheader?: string };
  countedBy?: string;
};
export type LaidOutMail = { html: string; text: string; links: MailLink[] };

/** Takes dozens of milliseconds: see `layOutAside`. */
export function layOutMail({ words, values, frame, countedBy }: MailToLayOut): LaidOutMail {
  const parsed = parseMailMarkdown(words, values);
  const { blocks, links } =
    countedBy === undefined ? { blocks: parsed, links: [] } : leadLinksThrough(parsed, countedBy);
  return { ...renderBlocks(blocks, { preheader: preheaderOf(parsed), ...frame }), links };
}

function preheaderOf(blocks: readonly Block[]): string {
  const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [textOf(block.children).trim()] : []));
  return shortenAtSpace(said.join(' '), PREHEADER);
}
