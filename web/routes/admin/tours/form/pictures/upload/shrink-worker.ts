import { shrinkPicture } from './shrink-picture.ts';

const page = self as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

/** Answers the smaller picture, or null where this browser cannot make one. */
page.onmessage = async ({ data }: MessageEvent<File>) => {
  page.postMessage(await shrinkPicture(data).catch(() => null));
};
