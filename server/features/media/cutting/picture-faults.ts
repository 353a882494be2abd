import { Failure } from '../../../http/faults/errors.ts';

export type PictureFault = 'empty' | 'svg' | 'kind' | 'broken' | 'bytes' | 'pixels' | 'heic-pixels';

const MESSAGES: Record<Exclude<PictureFault, 'pixels'>, string> = {
  empty: 'This file is empty. Please choose a picture.',
  svg: 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  kind: 'This file is not a picture that we can read. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  broken: 'This picture is damaged or not complete. Please try another copy of it.',
  'heic-pixels': 'This HEIC photo has over 25 megapixels. Please save it as JPEG, and upload that.',
  bytes: 'This picture is over 10 MB. Please make it smaller first.',
};

export function pictureFailure(fault: PictureFault, maxPixels = 0): Failure {
  const message = fault === 'pixels' ? tooManyPixels(maxPixels) : MESSAGES[fault];
  if (fault === 'bytes') return new Failure('too_large', message, { fields: { file: message } });
  const code = fault === 'svg' || fault === 'kind' ? 'unsupported_media' : 'bad_input';
  return new Failure(code, message, { fields: { file: message } });
}

function tooManyPixels(max: number): string {
  return `This picture has over ${max / 1_000_000} megapixels. Please make it smaller first.`;
}
