export type ShrinkTo = { longest: number; maxBytes: number };

/** [share of `longest`, quality]: the first that fits is used. */
const ATTEMPTS = [
  { share: 1, quality: 0.9 },
  { share: 0.9, quality: 0.8 },
  { share: 0.9, quality: 0.6 },
] as const;

/** Applies the orientation. Fifty megapixels take a second: use a worker. Throws if the file is unreadable. */
export async function shrinkPicture(file: File, { longest, maxBytes }: ShrinkTo): Promise<Blob> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { share, quality } of ATTEMPTS) {
      const blob = await draw(whole, Math.min(1, (longest * share) / Math.max(whole.width, whole.height)), {
        // Keeps transparency if the browser can write WebP.
        type: /png|webp|avif/.test(file.type) ? 'image/webp' : 'image/jpeg',
        quality,
      });
      if (blob.size <= maxBytes) return blob;
    }
  } finally {
    whole.close();
  }
  throw new Error('The picture stays too large.');
}

async function draw(whole: ImageBitmap, scale: number, options: ImageEncodeOptions): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * scale)),
    Math.max(1, Math.round(whole.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures here.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob(options);
}
