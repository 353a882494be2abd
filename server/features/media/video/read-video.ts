import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { VIDEO_LIMITS } from '../../../../contracts/media-terms.ts';
import type { PictureFault } from '../cutting/picture-faults.ts';

export type ReadVideo = { file: string; width: number; height: number; durationMs: number; bytes: number };

/** What all browsers show. HEVC is none of them. */
const SHOWN = { avc: 'mp4', av1: 'mp4', vp8: 'webm', vp9: 'webm' } as const;

/** Seconds: sound may last longer than the pictures. */
const MAX_LACK = 1;

/**
 * Writes the film again without decoding it: the pictures alone, no sound, no place, no camera, and what a player needs first
 * at the beginning. Runs in the process that cuts.
 */
export async function readVideo(
  upload: string,
  folder: string,
  name: string,
): Promise<{ video: ReadVideo } | { fault: PictureFault }> {
  using input = open(upload);
  if (!(await input.canRead())) return { fault: 'video-kind' };
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  if (!track) return { fault: 'video-kind' };
  if (!isShown(codec)) return { fault: 'video-codec' };
  const seconds = await input.computeDuration();
  if (seconds > VIDEO_LIMITS.seconds) return { fault: 'video-long' };
  const ending = SHOWN[codec];
  const file = `${name}.${ending}`;
  const path = join(folder, file);
  await rewrite(input, path, ending);
  using written = open(path);
  // What lacks its end is read as far as it goes.
  if ((await written.computeDuration()) < seconds - MAX_LACK) return { fault: 'video-broken' };
  const { size } = await stat(path);
  return { video: { file, ...(await sizeOf(track)), durationMs: Math.round(seconds * 1_000), bytes: size } };
}

const open = (path: string) => new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });

function isShown(codec: string | null | undefined): codec is keyof typeof SHOWN {
  return typeof codec === 'string' && Object.hasOwn(SHOWN, codec);
}

async function rewrite(input: Input, path: string, ending: 'mp4' | 'webm'): Promise<void> {
  const format = ending === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target: new FilePathTarget(path) });
  const conversion = await Conversion.init({
    ...{ input, output, tracks: 'primary', tags: {}, showWarnings: false },
    audio: { discard: true },
  });
  if (!conversion.isValid) throw new Error('The video cannot be written again.');
  await conversion.execute();
}

async function sizeOf(track: InputVideoTrack) {
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
}
