import { Failure } from '../../../http/faults/errors.ts';

type VideoFault = 'video-kind' | 'video-codec' | 'video-long' | 'video-bytes' | 'video-broken';
export type PictureFault =
  | 'empty'
  | 'svg'
  | 'kind'
  | 'broken'
  | 'bytes'
  | 'pixels'
  | 'heic-pixels'
  | VideoFault;

const MESSAGES: Record<Exclude<PictureFault, 'pixels'>, string> = {
  empty: 'This file is empty. Please choose a picture.',
  svg: 'SVG drawings cannot be taken. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  kind: 'This file is not a picture that we can read. Please upload a JPEG, PNG, WebP, AVIF or HEIC picture.',
  broken: 'This picture is damaged or not complete. Please try another copy of it.',
  'heic-pixels': 'This HEIC photo has over 25 megapixels. Please save it as JPEG, and upload that.',
  bytes: 'This picture is over 10 MB. Please make it smaller first.',
  'video-kind': 'This file is not a video that we can read. Please upload an MP4, WebM or MOV video.',
  'video-codec':
    'Many browsers do not show this kind of video (HEVC, for example). Please save it as MP4 with H.264, and upload that.',
  'video-long': 'This video is over two minutes long. Please make it shorter first.',
  'video-bytes': 'This video is over 40 MB. Please make it shorter or smaller first.',
  'video-broken': 'This video is damaged or not complete. Please try another copy of it.',
};

const UNSUPPORTED: ReadonlySet<PictureFault> = new Set(['svg', 'kind', 'video-kind', 'video-codec']);

export function pictureFailure(fault: PictureFault, maxPixels = 0): Failure {
  const message = fault === 'pixels' ? tooManyPixels(maxPixels) : MESSAGES[fault];
  if (fault === 'bytes' || fault === 'video-bytes')
    return new Failure('too_large', message, { fields: { file: message } });
  const code = UNSUPPORTED.has(fault) ? 'unsupported_media' : 'bad_input';
  return new Failure(code, message, { fields: { file: message } });
}

function tooManyPixels(max: number): string {
  return `This picture has over ${max / 1_000_000} megapixels. Please make it smaller first.`;
}
