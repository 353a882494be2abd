import type { Block, FactRow, Inline, MailPicture, TourCard } from './mail-blocks.ts';
import { COLOURS, type MailInk } from './mail-styles.ts';
import { type Html, html } from './write-html.ts';

const LINE = `margin:0 0 16px;font-size:16px;line-height:26px;color:${COLOURS.ink}`;
const SMALL = `margin:0 0 12px;font-size:14px;line-height:22px;color:${COLOURS.soft}`;
const HEADING_SIZES = { 1: '26px', 2: '21px', 3: '17px' } as const;

/** Layout tables: mail programs have no other way to put things side by side. */
export const LAID_OUT = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

export function blocksAsHtml(blocks: readonly Block[], ink: MailInk): Html[] {
  return blocks.map((block) => blockAsHtml(block, ink));
}

export function footerAsHtml(blocks: readonly Block[], ink: MailInk): Html[] {
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? html`<p class="soft" style="${SMALL}">${inlinesAsHtml(block.children, ink)}</p>`
      : blockAsHtml(block, ink),
  );
}

function blockAsHtml(block: Block, ink: MailInk): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p dir="auto" class="ink" style="${LINE}">${inlinesAsHtml(block.children, ink)}</p>`;
    case 'heading':
      return headingAsHtml(block, ink);
    case 'list':
      return listAsHtml(block, ink);
    case 'quote': {
      const style = `margin:0 0 16px;padding:4px 0 0 16px;border-left:3px solid ${COLOURS.mist}`;
      return html`<blockquote class="soft line" style="${style}">${blocksAsHtml(block.children, ink)}</blockquote>`;
    }
    case 'rule': {
      const style = `border:0;border-top:1px solid ${COLOURS.mist};margin:24px 0;height:0`;
      return html`<hr class="line" style="${style}"/>`;
    }
    case 'facts':
      return factsAsHtml(block.rows, ink);
    case 'button':
      return buttonAsHtml(block, ink);
    case 'tourCard':
      return tourCardAsHtml(block, ink);
  }
}

function headingAsHtml({ level, children }: Block & { kind: 'heading' }, ink: MailInk): Html {
  const font = `font-family:${ink.headings};font-size:${HEADING_SIZES[level]};line-height:1.25;font-weight:600`;
  const style = `margin:${level === 1 ? '0 0 16px' : '28px 0 12px'};${font};color:${COLOURS.ink}`;
  return html`<h${level} dir="auto" class="ink" style="${style}">${inlinesAsHtml(children, ink)}</h${level}>`;
}

function listAsHtml({ isOrdered, start, items }: Block & { kind: 'list' }, ink: MailInk): Html {
  const style = `${LINE};padding-left:24px`;
  const rows = items.map((item) => html`<li dir="auto" style="margin:0 0 4px">${itemAsHtml(item, ink)}</li>`);
  return isOrdered
    ? html`<ol start="${start}" class="ink" style="${style}">${rows}</ol>`
    : html`<ul class="ink" style="${style}">${rows}</ul>`;
}

function itemAsHtml(blocks: readonly Block[], ink: MailInk): Html[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph' && rest.length === 0
    ? inlinesAsHtml(first.children, ink)
    : blocksAsHtml(blocks, ink);
}

function factsAsHtml(rows: readonly FactRow[], ink: MailInk): Html {
  const line = `padding:10px 0;border-bottom:1px solid ${COLOURS.mist};font-size:16px;line-height:24px`;
  const cell = `${line};vertical-align:top;text-align:left`;
  const label = `${cell};width:38%;padding-right:16px;font-weight:normal;color:${COLOURS.soft}`;
  const value = `${cell};color:${COLOURS.ink};word-break:break-word`;
  const shown = rows.map(
    ([name, said]) => html`
      <tr>
        <th scope="row" class="soft line" style="${label}">${name}</th>
        <td dir="auto" class="ink line" style="${value}">
          ${typeof said === 'string' ? said : inlinesAsHtml(said, ink)}
        </td>
      </tr>`,
  );
  return html`
    <table cellpadding="0" cellspacing="0" style="width:100%;margin:4px 0 20px;border-collapse:collapse">
      <tbody>${shown}</tbody>
    </table>`;
}

/** At least 44 px high. Outlook ignores padding of a link, but not of its cell. */
function buttonAsHtml({ label, url }: { label: string; url: string }, ink: MailInk): Html {
  const cell = `border-radius:6px;background-color:${ink.pine};text-align:center;mso-padding-alt:14px 24px`;
  const size = 'display:inline-block;padding:12px 24px;min-height:20px;font-size:16px;line-height:22px';
  const link = `${size};font-weight:600;color:${ink.onPine};text-decoration:none`;
  return html`
    <table ${LAID_OUT} style="margin:8px 0 24px">
      <tbody><tr><td class="act" style="${cell}">
        <a href="${url}" class="act-label" style="${link}">${label}</a>
      </td></tr></tbody>
    </table>`;
}

function tourCardAsHtml({ title, text, price, url, picture }: TourCard, ink: MailInk): Html {
  const font = `font-family:${ink.headings};font-size:20px;line-height:26px;font-weight:600`;
  const size = 'font-size:16px;line-height:24px';
  const dark = `color:${COLOURS.ink}`;
  const link = `display:inline-block;padding:10px 0;color:${ink.teesta};font-weight:600`;
  const edge = `border:1px solid ${COLOURS.mist};border-radius:8px;border-collapse:separate`;
  const frame = `width:100%;margin:8px 0 24px;${edge};background-color:${COLOURS.sheet}`;
  const pictureRow =
    picture &&
    html`<tr><td><a href="${url}" class="link" style="display:block">${pictureAsHtml(picture, 534)}</a></td></tr>`;
  const priceStyle = `margin:0 0 8px;${size};color:${COLOURS.rhododendron};font-weight:600`;
  return html`
    <table ${LAID_OUT} width="100%" class="sheet" style="${frame}"><tbody>
      ${pictureRow}
      <tr><td style="padding:16px 20px 20px;border-radius:0 0 8px 8px">
        <p style="margin:0 0 6px;${font}">
          <a href="${url}" class="ink" style="${dark};text-decoration:none">${title}</a>
        </p>
        ${text === '' ? undefined : html`<p class="ink" style="margin:0 0 8px;${size};${dark}">${text}</p>`}
        ${price && html`<p class="price" style="${priceStyle}">${price}</p>`}
        <p style="margin:0;${size};${dark}"><a href="${url}" class="link" style="${link}">See the tour</a></p>
      </td></tr>
    </tbody></table>`;
}

export function pictureAsHtml({ url, alt, width, height }: MailPicture, shown: number): Html {
  const style = `display:block;width:${shown}px;max-width:100%;border:0`;
  const size = html`width="${shown}" height="${Math.round((height / width) * shown)}"`;
  return html`<img src="${url}" alt="${alt}" ${size} class="wide" style="${style}"/>`;
}

function inlinesAsHtml(children: readonly Inline[], ink: MailInk): Html[] {
  return children.map((child) => inlineAsHtml(child, ink));
}

function inlineAsHtml(child: Inline, ink: MailInk): Html {
  switch (child.kind) {
    case 'text':
      return child.isGiven ? html`<span dir="auto">${child.text}</span>` : html`${child.text}`;
    case 'code':
      return html`<code style="font-family:monospace">${child.text}</code>`;
    case 'break':
      return html`<br/>`;
    case 'strong':
      return html`<strong>${inlinesAsHtml(child.children, ink)}</strong>`;
    case 'emphasis':
      return html`<em>${inlinesAsHtml(child.children, ink)}</em>`;
    case 'link': {
      const label = inlinesAsHtml(child.children, ink);
      return html`<a href="${child.url}" class="link" style="color:${ink.teesta}">${label}</a>`;
    }
  }
}
