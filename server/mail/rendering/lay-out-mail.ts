import { cutAtSpace } from '../../../contracts/fields/cut-text.ts';
import { leadLinksThrough, type MailLink } from './lead-links-through.ts';
import { type Block, type FieldValues, textOf } from './mail-blocks.ts';
import { parseMailMarkdown } from './parse-mail-markdown.ts';
import { type MessageFrame, renderBlocks } from './render-blocks.ts';

/** Letters of what a list of mails shows after the subject. */
const PREHEADER = 140;

/** What is handed to the thread that lays mails out: nothing in it is a function. */
export type MailToLayOut = {
  /** In Markdown, as staff wrote it, with its fields. */
  words: string;
  values: FieldValues;
  /** Without a preheader, what the mail begins with is shown. */
  frame: Omit<MessageFrame, 'preheader'> & { preheader?: string };
  /** The site that links lead through, where they are counted. */
  countedBy?: string;
};
export type LaidOutMail = { html: string; text: string; links: MailLink[] };

/** A mail of words in Markdown. It takes dozens of milliseconds: see `layOutAside`. */
export function layOutMail({ words, values, frame, countedBy }: MailToLayOut): LaidOutMail {
  const parsed = parseMailMarkdown(words, values);
  const { blocks, links } =
    countedBy === undefined ? { blocks: parsed, links: [] } : leadLinksThrough(parsed, countedBy);
  return { ...renderBlocks(blocks, { preheader: preheaderOf(parsed), ...frame }), links };
}

function preheaderOf(blocks: readonly Block[]): string {
  const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [textOf(block.children).trim()] : []));
  return cutAtSpace(said.join(' '), PREHEADER);
}
