import { Failure } from '../../../http/faults/errors.ts';

export type PictureFault = 'empty' | 'svg' | 'heic' | 'kind' | 'broken' | 'bytes' | 'pixels';

const MESSAGES: Record<Exclude<PictureFault, 'pixels'>, string> = {
  empty: 'This file is empty. Please choose a picture.',
  svg: 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP or AVIF picture.',
  heic: 'HEIC photos cannot be read here. Please save the photo as JPEG and upload that.',
  kind: 'This file is not a picture that we can read. Please upload a JPEG, PNG, WebP or AVIF picture.',
  broken: 'This picture is damaged or not complete. Please try another copy of it.',
  bytes: 'This picture is over 10 MB. Please make it smaller first.',
};

export function pictureFailure(fault: PictureFault, maxPixels = 0): Failure {
  const message = fault === 'pixels' ? tooManyPixels(maxPixels) : MESSAGES[fault];
  if (fault === 'bytes') return new Failure('too_large', message, { fields: { file: message } });
  const code =
    fault === 'empty' || fault === 'broken' || fault === 'pixels' ? 'bad_input' : 'unsupported_media';
  return new Failure(code, message, { fields: { file: message } });
}

function tooManyPixels(max: number): string {
  return `This picture has over ${max / 1_000_000} megapixels. Please make it smaller first.`;
}
