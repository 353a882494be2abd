// Draws the cards that links to the site are shared with, and the icons of the web manifest:
// `node_modules/.bin/node artwork/social-cards.ts`, after the stand-ins. CHROMIUM_PATH names another browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { DESTINATIONS } from '../contracts/destinations.ts';

const project = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, project));
const dataUrl = (path: string, type: string) => `data:${type};base64,${read(path).toString('base64')}`;

/** Bytes: WhatsApp leaves larger pictures out. */
const MOST_BYTES = 120_000;

/** What stands on a card, and which part of the picture stays in sight. */
const LINES: Record<string, { picture: string; title: string; line: string; focus?: string }> = {
  sikkim: {
    picture: 'sikkim',
    title: 'Sikkim',
    line: 'Yumthang in flower, Gurudongmar under its snow wall',
    focus: '50% 36%',
  },
  darjeeling: {
    picture: 'darjeeling',
    title: 'Darjeeling',
    line: 'Tea rows, the toy train, sunrise from Tiger Hill',
  },
  gangtok: {
    picture: 'gangtok',
    title: 'Gangtok',
    line: 'A ridge town at 1,650 m, Tsomgo lake a morning away',
  },
  kalimpong: {
    picture: 'kalimpong',
    title: 'Kalimpong',
    line: 'Orchids, old mission houses, Deolo hill over the Teesta',
    focus: '50% 25%',
  },
  dooars: {
    picture: 'dooars',
    title: 'Dooars',
    line: 'Sal forest, rhino grass and elephants at the river',
    focus: '50% 95%',
  },
  bhutan: {
    picture: 'bhutan',
    title: 'Bhutan',
    line: 'Paro Taktsang on its cliff, Punakha between two rivers',
    focus: '50% 35%',
  },
  site: {
    picture: 'darjeeling-2',
    title: 'Guided tours in the eastern Himalaya',
    line: DESTINATIONS.join(' · '),
  },
};

const FONTS = `
  @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${dataUrl('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', 'font/woff2')}) }
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${dataUrl('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'font/woff2')}) }`;

/** The site's own look: the picture, and below it the colours of its footer. */
function cardHtml({ picture, title, line, focus = '50% 50%' }: (typeof LINES)[string]): string {
  return `<!doctype html><style>${FONTS}
    body { margin: 0; width: 1200px; height: 630px; display: flex; flex-direction: column; background: #0e332c; color: #f4f1e8 }
    img.scene { width: 1200px; height: 450px; object-fit: cover; object-position: ${focus} }
    div { flex: 1; display: flex; align-items: center; gap: 36px; padding: 0 60px }
    img.mark { width: 92px; height: 92px }
    h1 { margin: 0; font: 600 ${title.length > 20 ? 50 : 62}px/1.05 Fraunces; letter-spacing: -.012em }
    p { margin: 10px 0 0; font: 400 29px/1.3 Figtree; color: #b9cbc3 }
  </style><img class="scene" src="${dataUrl(`public/media/destinations/${picture}.svg`, 'image/svg+xml')}">
  <div><img class="mark" src="${markOnDark()}"><section><h1>${title}</h1><p>${line}</p></section></div>`;
}

/** The mark is drawn for paper; on the dark ground its pine becomes the text's colour. */
function markOnDark(): string {
  const svg = read('public/brand/mark.svg')
    .toString('utf8')
    .replaceAll(/#12433a/gi, '#f4f1e8');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A maskable icon is cut to a circle of 80 %: the mark keeps well inside it, on a ground that fills the square. */
function iconHtml(size: number, isMaskable: boolean): string {
  const share = isMaskable ? 0.56 : 0.72;
  return `<!doctype html><style>
    body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: transparent }
    main { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #12433a; border-radius: ${isMaskable ? 0 : size * 0.2}px }
    img { width: ${size * share}px; height: ${size * share}px }
  </style><main><img src="${markOnDark()}"></main>`;
}

async function shoot(browser: Browser, html: string, width: number, height: number, type: 'jpeg' | 'png') {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await firstThatFits(type === 'png' ? [undefined] : [88, 82, 76, 70, 64], (quality) =>
    page.screenshot({ type, quality, omitBackground: type === 'png' }),
  );
  await page.close();
  return picture;
}

async function firstThatFits(
  qualities: (number | undefined)[],
  shot: (quality: number | undefined) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = await shot(quality);
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`No quality brings this card below ${MOST_BYTES} bytes.`);
}

function write(path: string, picture: Buffer): void {
  writeFileSync(new URL(path, project), picture);
  process.stdout.write(`${path} ${(picture.length / 1000).toFixed(1)} kB\n`);
}

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
mkdirSync(new URL('public/media/social/', project), { recursive: true });
for (const [name, card] of Object.entries(LINES)) {
  write(`public/media/social/${name}.jpg`, await shoot(browser, cardHtml(card), 1200, 630, 'jpeg'));
}
for (const size of [192, 512]) {
  write(`public/brand/icon-${size}.png`, await shoot(browser, iconHtml(size, false), size, size, 'png'));
}
write('public/brand/icon-maskable-512.png', await shoot(browser, iconHtml(512, true), 512, 512, 'png'));
await browser.close();
