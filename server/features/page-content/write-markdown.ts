import type { ListItem, Nodes, Parent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { faultOfMarks } from '../../../contracts/fields/markdown-bounds.ts';
import { type Html, html } from '../../mail/rendering/write-html.ts';

export type Writing = { text: string /** Unseen signs, put into each paragraph. */; mark?: string };

/** HTML of paragraphs, headings, lists, quotes, links and emphasis. HTML in the text is text, and a line break stays. */
export function writeMarkdown({ text, mark = '' }: Writing): string {
  return joined(parse(text).children.map((node) => blockOf(node, mark)));
}

/** The same without paragraphs. */
export function writeMarkdownLine({ text, mark = '' }: Writing): string {
  const { children } = parse(text);
  const [only] = children;
  const line = children.length === 1 && only?.type === 'paragraph' ? inlinesOf(only) : [html`${text}`];
  return joined([...line, html`${mark}`]);
}

const joined = (parts: readonly Html[]) => html`${parts}`.code;

function parse(text: string): Root {
  if (!faultOfMarks(text)) return fromMarkdown(text);
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] };
}

function blockOf(node: RootContent | ListItem, mark: string): Html {
  switch (node.type) {
    case 'paragraph':
      return html`<p>${inlinesOf(node)}${mark}</p>`;
    case 'heading':
      return html`<h3>${inlinesOf(node)}${mark}</h3>`;
    case 'list': {
      const items = node.children.map((item) => html`<li>${itemOf(item, mark)}</li>`);
      return node.ordered ? html`<ol start="${node.start ?? 1}">${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'blockquote':
      return html`<blockquote>${node.children.map((child) => blockOf(child, mark))}</blockquote>`;
    case 'thematicBreak':
      return html`<hr/>`;
    case 'code':
    case 'html':
      return html`<p>${linesOf(node.value)}${mark}</p>`;
    default:
      return html``;
  }
}

function itemOf({ children }: ListItem, mark: string): Html[] {
  const [first] = children;
  return children.length === 1 && first?.type === 'paragraph'
    ? [...inlinesOf(first), html`${mark}`]
    : children.map((child) => blockOf(child, mark));
}

const inlinesOf = ({ children }: Parent): Html[] => children.map(inlineOf);

function inlineOf(node: Nodes): Html {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return html`${linesOf(node.value)}`;
    case 'strong':
      return html`<strong>${inlinesOf(node)}</strong>`;
    case 'emphasis':
      return html`<em>${inlinesOf(node)}</em>`;
    case 'break':
      return html`<br/>`;
    case 'link': {
      const address = safeAddress(node.url);
      return address === undefined
        ? html`${inlinesOf(node)}`
        : html`<a href="${address}">${inlinesOf(node)}</a>`;
    }
    case 'image':
      return html`${node.alt ?? ''}`;
    default:
      return 'children' in node ? html`${inlinesOf(node)}` : html``;
  }
}

const linesOf = (text: string): Html[] =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br/>${line}`));

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

function safeAddress(address: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url && SCHEMES.has(url.protocol) ? url.href : undefined;
}
