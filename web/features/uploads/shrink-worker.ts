import { type ShrinkTo, shrinkPicture } from './shrink-picture.ts';

const page = self as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

page.onmessage = async ({ data }: MessageEvent<{ file: File; to: ShrinkTo }>) => {
  page.postMessage(await shrinkPicture(data.file, data.to).catch(() => null));
};
