// Draws the icons of the web manifest from the mark: `npx node icons.ts`. CHROMIUM_PATH names
// another browser.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const project = new URL('../', import.meta.url);
const SIZES = [192, 512];
/** What is asked for at `/favicon.ico` whatever a page says: crawlers, old readers, addresses without a page. */
const FAVICON_SIZE = 48;

/** The mark is drawn for paper; on the dark ground its pine becomes the text's colour. */
function markOnDark(): string {
  const svg = readFileSync(new URL('demo/brand/teesta-trails/mark.svg', project), 'utf8').replaceAll(
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

async function draw(browser: Browser, size: number, isMaskable: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(iconHtml(size, isMaskable), { waitUntil: 'load' });
  const picture = await page.screenshot({ type: 'png', omitBackground: true });
  await page.close();
  return picture;
}

/** An icon file of one picture: its header, one entry, and the PNG as it is. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // pictures in the file
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

function save(file: string, content: Buffer): void {
  writeFileSync(new URL(`demo/brand/teesta-trails/${file}`, project), content);
  console.log(`demo/brand/teesta-trails/${file} ${(content.length / 1000).toFixed(1)} kB`);
}

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const size of SIZES) save(`icon-${size}.png`, await draw(browser, size, false));
save('icon-maskable-512.png', await draw(browser, 512, true));
save('favicon.ico', iconFile(await draw(browser, FAVICON_SIZE, false), FAVICON_SIZE));
await browser.close();
