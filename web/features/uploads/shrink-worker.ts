import { type ShrinkTo, shrinkPicture } from './shrink-picture.ts';

const page = self as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

/** Answers the smaller picture, or null where this browser cannot make one. */
page.onmessage = async ({ data }: MessageEvent<{ file: File; to: ShrinkTo }>) => {
  page.postMessage(await shrinkPicture(data.file, data.to).catch(() => null));
};
