import { newToken } from '../../http/session/tokens.ts';
import type { Block, Inline } from './mail-blocks.ts';

/** Characters of the code in `/n/CODE`: unique, not secret. */
const CODE_LETTERS = 12;

export type MailLink = { code: string; url: string; position: number };

export function leadLinksThrough(
  blocks: readonly Block[],
  siteUrl: string,
): { blocks: Block[]; links: MailLink[] } {
  const links = new Map<string, MailLink>();
  return {
    blocks: blocks.map((block) => blockThrough(block, leadThroughSite)),
    links: [...links.values()],
  };

  function leadThroughSite(url: string): string {
    if (!/^https?:/.test(url)) return url;
    const known = links.get(url);
    const link = known ?? { code: newToken().slice(0, CODE_LETTERS), url, position: links.size };
    links.set(url, link);
    return `${siteUrl}/n/${link.code}`;
  }
}

type Change = (url: string) => string;

function blockThrough(block: Block, change: Change): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: inlinesThrough(block.children, change) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((one) => blockThrough(one, change))) };
    case 'quote':
      return { ...block, children: block.children.map((one) => blockThrough(one, change)) };
    case 'button':
    case 'tourCard':
      return { ...block, url: change(block.url) };
    default:
      return block;
  }
}

function inlinesThrough(inlines: readonly Inline[], change: Change): Inline[] {
  return inlines.map((inline) => {
    if (inline.kind === 'link')
      return { ...inline, url: change(inline.url), children: inlinesThrough(inline.children, change) };
    return 'children' in inline ? { ...inline, children: inlinesThrough(inline.children, change) } : inline;
  });
}
