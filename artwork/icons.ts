// Draws the icons of the web manifest from the mark: `node_modules/.bin/node artwork/icons.ts`. CHROMIUM_PATH names
// another browser.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const project = new URL('../', import.meta.url);
const SIZES = [192, 512];

/** The mark is drawn for paper; on the dark ground its pine becomes the text's colour. */
function markOnDark(): string {
  const svg = readFileSync(new URL('public/brand/mark.svg', project), 'utf8').replaceAll(
    /#12433a/gi,
    '#f4f1e8',
  );
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

async function draw(browser: Browser, file: string, size: number, isMaskable: boolean): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(iconHtml(size, isMaskable), { waitUntil: 'load' });
  const picture = await page.screenshot({ type: 'png', omitBackground: true });
  await page.close();
  writeFileSync(new URL(`public/brand/${file}`, project), picture);
  console.log(`public/brand/${file} ${(picture.length / 1000).toFixed(1)} kB`);
}

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const size of SIZES) await draw(browser, `icon-${size}.png`, size, false);
await draw(browser, 'icon-maskable-512.png', 512, true);
await browser.close();
