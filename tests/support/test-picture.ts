import { resolve } from 'node:path';
import sharp from 'sharp';
import type { ManagedPicture } from '../../contracts/media.contract.ts';
import type { AnswerBody, TestApp } from './test-app.ts';

/** Drawn, 960 by 720 once `irot` has turned it, as a phone lays it down: its EXIF would turn it again, and tells a place. */
export const HEIC_PHOTO = resolve(import.meta.dirname, 'files/phone.heic');

type Size = { width: number; height: number };

export function testPicture({ width, height }: Size = { width: 900, height: 700 }): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#e8a317"/><stop offset="1" stop-color="#12433a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="30%" cy="40%" r="12%" fill="#fff"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
}

export async function uploadPicture(
  { app }: Pick<TestApp, 'app'>,
  { as, file, name = 'photo.jpg' }: { as?: string; file: Buffer; name?: string },
): Promise<{ status: number; body: AnswerBody<ManagedPicture> }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/media',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
