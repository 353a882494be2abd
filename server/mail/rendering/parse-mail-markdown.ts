import type { List, Nodes, Parent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { faultOfMarks } from '../../../contracts/fields/markdown-bounds.ts';
import { type Block, type FieldValues, type Inline, linesOf, plainBlocks, textOf } from './mail-blocks.ts';
import { fieldNamesIn, givenValue, isEmptyValue, partsOf } from './named-fields.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Deeper lists and quotes become paragraphs. */
const MAX_DEPTH = 4;

type Reading = { values: FieldValues; links: ReadonlyMap<string, string> };

/**
 * Parses CommonMark; HTML is text. Values are inserted after parsing, so they are never read as Markdown. Drops
 * paragraphs and list items with a field that has no value. A paragraph of one link becomes a button.
 */
export function parseMailMarkdown(text: string, values: FieldValues): Block[] {
  if (faultOfMarks(text)) return plainBlocks(text);
  const { children } = fromMarkdown(text);
  const links = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return blocksOf(children, { values, links }, 0);
}

function blocksOf(nodes: readonly RootContent[], reading: Reading, depth: number): Block[] {
  return nodes.flatMap((node) => (isLeftOut(node, reading) ? [] : blockOf(node, reading, depth)));
}

function blockOf(node: RootContent, reading: Reading, depth: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(node, reading);
    case 'heading': {
      const level = node.depth === 1 || node.depth === 2 ? node.depth : 3;
      return [{ kind: 'heading', level, children: inlinesOf(node.children, reading) }];
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'blockquote':
    case 'list':
      if (depth >= MAX_DEPTH) return flatten(node, reading);
      if (node.type === 'list') return listOf(node, reading, depth);
      return [{ kind: 'quote', children: blocksOf(node.children, reading, depth + 1) }];
    case 'code':
    case 'html':
      return [{ kind: 'paragraph', children: writtenLines(node.value, reading.values) }];
    default:
      return [];
  }
}

function paragraphOf({ children }: { children: PhrasingContent[] }, reading: Reading): Block[] {
  const [first] = children;
  if (children.length === 1 && first?.type === 'text') {
    const [part, more] = partsOf(first.value.trim());
    const value = part && 'field' in part && !more ? givenValue(reading.values, part.field) : undefined;
    if (typeof value === 'object') return value.blocks;
  }
  const inlines = inlinesOf(children, reading);
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === 'link')
    return [{ kind: 'button', label: textOf(only.children), url: only.url }];
  return [{ kind: 'paragraph', children: inlines }];
}

function listOf(list: List, reading: Reading, depth: number): Block[] {
  const items = list.children
    .map((item) => blocksOf(item.children, reading, depth + 1))
    .filter((item) => item.length > 0);
  if (items.length === 0) return [];
  return [{ kind: 'list', isOrdered: list.ordered ?? false, start: list.start ?? 1, items }];
}

/** Not recursive: hundreds of nested quotes become one paragraph. */
function flatten(node: Nodes, reading: Reading): Block[] {
  const texts: string[] = [];
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next && typeof next.value === 'string') texts.push(next.value);
    if ('children' in next) waiting.push(...[...next.children].reverse());
  }
  const inlines = texts.flatMap((text) => textsOf(text, reading.values));
  return inlines.length > 0 ? [{ kind: 'paragraph', children: inlines }] : [];
}

function inlinesOf(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, reading));
}

function inlineOf(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return textsOf(node.value, reading.values);
    case 'inlineCode':
      return textsOf(node.value, reading.values).map((part) =>
        part.kind === 'text' ? { ...part, kind: 'code' } : part,
      );
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, reading) }];
    case 'link':
      return linkOf(node.url, node, reading);
    case 'linkReference':
      return linkOf(reading.links.get(node.identifier) ?? '', node, reading);
    case 'image':
    case 'imageReference':
      return node.alt ? textsOf(node.alt, reading.values) : [];
    default:
      return [];
  }
}

function linkOf(address: string, { children }: Parent, reading: Reading): Inline[] {
  const label = inlinesOf(children as PhrasingContent[], reading);
  const url = mailLink(fillAddress(address, reading.values));
  return url ? [{ kind: 'link', url, children: label }] : label;
}

/** A value may be a link or a harmless part of one. A link inside another address is refused: it may be a secret. */
function fillAddress(address: string, values: FieldValues): string {
  const parts = partsOf(address).map((part) => {
    if ('text' in part) return part;
    const value = givenValue(values, part.field);
    return { value: typeof value === 'string' ? value : '' };
  });
  const [first] = parts;
  if (parts.length === 1 && first && 'value' in first) return first.value;
  if (parts.some((part) => 'value' in part && mailLink(part.value))) return '';
  return parts.map((part) => ('text' in part ? part.text : encodeURIComponent(part.value))).join('');
}

/** A line break in the Markdown source is a space; one in a value is kept. */
function textsOf(text: string, values: FieldValues): Inline[] {
  return partsOf(text).flatMap((part): Inline[] => {
    if ('text' in part) return [{ kind: 'text', text: part.text.replaceAll('\n', ' ') }];
    const value = givenValue(values, part.field);
    return typeof value === 'string' ? linesOf(value).map(asGiven) : [];
  });
}

function asGiven(inline: Inline): Inline {
  return inline.kind === 'text' ? { ...inline, isGiven: true } : inline;
}

function writtenLines(text: string, values: FieldValues): Inline[] {
  return text
    .split('\n')
    .flatMap((line, place): Inline[] => [
      ...(place > 0 ? [{ kind: 'break' } satisfies Inline] : []),
      ...textsOf(line, values),
    ]);
}

function isLeftOut(node: RootContent, { values, links }: Reading): boolean {
  if (node.type !== 'paragraph' && node.type !== 'heading') return false;
  return fieldsOf(node, links).some((name) => isEmptyValue(givenValue(values, name)));
}

export function fieldsWithinAddresses(text: string): string[] {
  return addressesIn(fromMarkdown(text)).flatMap((address) => {
    const isWhole = partsOf(address).length === 1;
    return isWhole ? [] : fieldNamesIn(address);
  });
}

function addressesIn(node: Nodes): string[] {
  const own = node.type === 'link' || node.type === 'definition' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(addressesIn)] : own;
}

function fieldsOf(node: Nodes, links: Reading['links']): string[] {
  if ('children' in node) {
    const own = node.type === 'link' ? fieldNamesIn(node.url) : [];
    const linked = node.type === 'linkReference' ? fieldNamesIn(links.get(node.identifier) ?? '') : [];
    return [...own, ...linked, ...node.children.flatMap((child) => fieldsOf(child, links))];
  }
  return 'value' in node ? fieldNamesIn(node.value) : [];
}

/** The URL if a mail may link to it, else undefined. WhatsApp links become https. */
function mailLink(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !SCHEMES.has(url.protocol)) return undefined;
  if (url.hostname === 'wa.me') url.protocol = 'https:';
  return url.href;
}
