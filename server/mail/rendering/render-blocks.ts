import { isWordmark, type Logo } from '../../../contracts/look/logo.ts';
import { blocksAsHtml, footerAsHtml, LAID_OUT, pictureAsHtml } from './blocks-as-html.ts';
import { blocksAsText } from './blocks-as-text.ts';
import type { Block, MailPicture } from './mail-blocks.ts';
import {
  COLOURS,
  FLAGS,
  inkOf,
  type MailInk,
  type MailLook,
  mailStyle,
  SHIPPED_LOOK,
} from './mail-styles.ts';
import { type Html, html } from './write-html.ts';

/** Gmail cuts off a mail slightly above this. */
export const MAX_HTML_BYTES = 60_000;
/** Pixels; Outlook needs a fixed width. */
const WIDTH = 600;
const LOGO = { width: 220, height: 48 } as const;

export type MessageFrame = {
  subject: string;
  preheader: string;
  brand: { name: string; url?: string };
  /** Default: the site's own. */
  look?: MailLook;
  picture?: MailPicture;
  footer: Block[];
  language?: string;
};

/** Renders both parts. Nothing is loaded from outside: no style sheet, font or script. */
export function renderBlocks(blocks: readonly Block[], frame: MessageFrame): { html: string; text: string } {
  const footer = blocksAsText(frame.footer);
  return {
    html: pageOf(blocks, frame).code,
    text: `${[blocksAsText(blocks), ...(footer ? [`-- \n${footer}`] : [])].join('\n\n')}\n`,
  };
}

/** The padding behind the preheader keeps the first words of the mail out of the preview. */
function pageOf(
  blocks: readonly Block[],
  { subject, preheader, language = 'en', look = SHIPPED_LOOK, ...frame }: MessageFrame,
) {
  const ink = inkOf(look);
  return html`
    <!doctype html><html lang="${language}">
      <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="supported-color-schemes" content="light dark"/>
        <title>${subject}</title>
        <style>${mailStyle(look)}</style>
      </head>
      <body class="paper" style="margin:0;padding:0;background-color:${COLOURS.paper};font-family:${ink.text}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all" aria-hidden="true">
          ${preheader}${'\u00a0\u200c'.repeat(60)}
        </div>
        <table ${LAID_OUT} width="100%" class="paper" style="width:100%;background-color:${COLOURS.paper}">
          <tbody><tr><td align="center" class="paper" style="padding:0 8px">
            ${columnOf(blocks, { ...frame, look, ink })}
          </td></tr></tbody>
        </table>
      </body>
    </html>`;
}

type Column = Pick<MessageFrame, 'brand' | 'picture' | 'footer'> & { look: MailLook; ink: MailInk };

function columnOf(blocks: readonly Block[], { brand, picture, footer, look, ink }: Column): Html {
  const style = `width:100%;max-width:${WIDTH}px;margin:0 auto;font-family:${ink.text}`;
  return html`
    <table ${LAID_OUT} width="${WIDTH}" class="wide" style="${style}"><tbody>
      <tr><td align="left" style="padding:24px 8px 16px">${brandOf(brand, look, ink)}</td></tr>
      <tr><td align="left">${sheetOf(blocks, picture, ink)}</td></tr>
      <tr><td align="left" style="padding:20px 8px 32px">${footerAsHtml(footer, ink)}</td></tr>
    </tbody></table>`;
}

/** The name as text over prayer flags: images may be blocked. A logo that has the name in it has it as its text. */
function brandOf({ name, url }: MessageFrame['brand'], { logo }: MailLook, ink: MailInk): Html {
  const font = `font-family:${ink.headings};font-size:22px;line-height:28px;font-weight:600`;
  const style = `${font};color:${ink.pine};text-decoration:none`;
  const shown = logo && logoAsHtml(logo, isWordmark(logo) ? name : '');
  const words = shown && logo && isWordmark(logo) ? shown : html`${shown}${name}`;
  const word = url
    ? html`<a href="${url}" class="brand" style="${style}">${words}</a>`
    : html`<span class="brand" style="${style}">${words}</span>`;
  const size = 'width:18px;height:4px;font-size:0;line-height:0';
  const flags = FLAGS.map(
    (colour) => html`<td width="18" height="4" style="${size};background-color:${colour}"></td>`,
  );
  return html`
    <div>${word}</div>
    <div>
      <table ${LAID_OUT} aria-hidden="true" style="margin-top:8px"><tbody><tr>${flags}</tr></tbody></table>
    </div>`;
}

/** On white, since a mail program may turn the ground dark. */
function logoAsHtml({ url, width, height }: Logo, alt: string): Html {
  const scale = Math.min(1, LOGO.width / width, LOGO.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const place = `display:inline-block;vertical-align:middle;border:0;${alt === '' ? 'margin-right:10px' : ''}`;
  const style = `${place};background-color:#ffffff;border-radius:4px`;
  return html`<img src="${url}" alt="${alt}" width="${wide}" height="${high}" style="${style}"/>`;
}

function sheetOf(blocks: readonly Block[], picture: MailPicture | undefined, ink: MailInk): Html {
  const edge = `border:1px solid ${COLOURS.mist};border-radius:10px;border-collapse:separate`;
  const pictureRow = picture && html`<tr><td align="left">${pictureAsHtml(picture, WIDTH - 2)}</td></tr>`;
  return html`
    <table ${LAID_OUT} width="100%" class="sheet" style="width:100%;${edge};background-color:${COLOURS.sheet}">
      <tbody>
        ${pictureRow}
        <tr><td align="left" class="room" style="padding:32px 32px 16px">${blocksAsHtml(blocks, ink)}</td></tr>
      </tbody>
    </table>`;
}
