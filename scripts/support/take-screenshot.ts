import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { makeDataDir, removeDataDir, startServer } from '../../tests/support/process/server-process.ts';

const FILE = 'docs/screenshot.webp';
const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 830 };

const layout = (desktop: string, phone: string) => `<!doctype html><style>
  body { margin: 0; width: 1400px; height: 860px; background: #e7e3d6; position: relative; }
  img { position: absolute; display: block; box-sizing: border-box; }
  .desktop { left: 40px; top: 48px; width: 1042px; border: 1px solid #d5d0c0; border-radius: 10px; }
  .phone { left: 1018px; top: 96px; width: 342px; border: 6px solid #14231f; border-radius: 24px; }
</style><img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`;

const dataDir = makeDataDir();
const server = await startServer(dataDir);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const desktop = await shoot('/home', DESKTOP);
  const phone = await shoot(`/tours/${await firstFeatured()}`, PHONE);
  const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
  await page.setContent(layout(desktop, phone));
  const whole = await page.screenshot();
  await writeFile(FILE, await sharp(whole).webp({ quality: 82 }).toBuffer());
  process.stdout.write(`${FILE} shows the site as it is.\n`);
} finally {
  await browser.close();
  await server.stop();
  removeDataDir(dataDir);
}

async function shoot(path: string, viewport: typeof DESKTOP): Promise<string> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  const page = await context.newPage();
  // The floating buttons come last, once the page is hydrated.
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('[data-dock]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function firstFeatured(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/tours?featured=true&limit=1`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  const [tour] = data;
  if (!tour) throw new Error('The demo has no featured tour to show.');
  return tour.slug;
}
