import { readFile } from 'node:fs/promises';
import { LOGGED } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';

const LOOP = 'public/media/loops/gorumara-elephants-wide.mp4';
const UPLOADED = { timeout: 60_000 };

/** Larger than a loop should be: by a box that players pass over. */
async function largeVideo(name: string) {
  const free = Buffer.alloc(3_000_000);
  free.writeUInt32BE(free.length);
  free.write('free', 4);
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([await readFile(LOOP), free]) };
}

test(
  'a video is made smaller where the browser can, and where it cannot it is kept, which its page says',
  { tag: '@long' },
  async ({ page, guard }, info) => {
    test.slow();
    guard.allow(LOGGED);
    await signInAsAdmin(page);
    const upload = async (name: string) => {
      await visit(page, '/admin/media');
      await page.getByLabel('Upload pictures and videos').setInputFiles(await largeVideo(name));
      await page.getByRole('link', { name }).click(UPLOADED);
    };
    await upload(`smaller ${info.testId}.mp4`);
    await expect(page.getByText(/1280 × 720, .* without sound\. It was made smaller\./)).toBeVisible();
    await checkAccessibility(page);
    const film = page.locator('video');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);

    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'VideoEncoder');
    });
    await page.reload();
    await upload(`kept ${info.testId}.mp4`);
    await expect(page.getByText(/small enough as it came|kept as large as it came/)).toBeVisible();

    await visit(page, '/admin/media?kind=video');
    await page.getByLabel('Upload pictures and videos').setInputFiles({
      name: 'no film.mov',
      mimeType: 'video/quicktime',
      buffer: Buffer.from('nothing of the kind'),
    });
    await expect(page.getByText(/^This browser cannot show this video/)).toBeVisible();
  },
);
