import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { VIDEO_LIMITS, wishedVideoBytes } from '../../../contracts/media-terms.ts';

/** In this order: H.264 is shown everywhere, and by the oldest phones. */
const CODECS = ['avc', 'vp9', 'vp8'] as const;
const FRAMES_PER_SECOND = 30;
/** Of the bytes that are wished, since encoders go over what they are given. */
const AIM = 0.85;
/** Seconds into the film: its first frame is often black. */
const POSTER_AT = 0.5;

export type MadeVideo = { file: File; poster: Blob; isSmaller: boolean };

export class NotShown extends Error {}

type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** Loaded with the first video. Throws `NotShown` if this browser cannot read it. */
export async function shrinkVideo(file: File, { onProgress, signal }: Options): Promise<MadeVideo> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
  if (!track || !(await track.canDecode())) throw new NotShown();
  const seconds = await input.computeDuration();
  const poster = await drawPoster(track, seconds);
  const wished = wishedVideoBytes(seconds);
  const isLarge = file.size > wished;
  const smaller = isLarge
    ? await convertTo(wished, { input, track, seconds }, { onProgress, signal })
    : undefined;
  if (!smaller || smaller.size >= file.size) return { file, poster, isSmaller: false };
  return {
    file: new File([smaller], nameFor(file, smaller), { type: smaller.type }),
    poster,
    isSmaller: true,
  };
}

async function drawPoster(track: InputVideoTrack, seconds: number): Promise<Blob> {
  const sink = new CanvasSink(track, await sizeWithin(track));
  const shot = await sink.getCanvas((await track.getFirstTimestamp()) + Math.min(POSTER_AT, seconds / 2));
  if (!shot) throw new NotShown();
  const { canvas } = shot;
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NotShown())), 'image/jpeg', 0.9);
  });
}

/** Even sides: H.264 has no others. */
async function sizeWithin(track: InputVideoTrack) {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, VIDEO_LIMITS.longestSide / Math.max(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height), fit: 'fill' } as const;
}

type Film = { input: Input; track: InputVideoTrack; seconds: number };

/** Once more by less, if the encoder took more than it was given. Undefined if this browser has no encoder for it. */
async function convertTo(wished: number, film: Film, options: Options): Promise<Blob | undefined> {
  const bitrate = (wished * AIM * 8) / Math.max(1, film.seconds);
  const first = await convert(film, bitrate, options);
  if (!first || first.size <= wished) return first;
  const second = await convert(film, (bitrate * AIM * wished) / first.size, options);
  return second && second.size < first.size ? second : first;
}

async function convert(
  { input, track }: Film,
  bitrate: number,
  { onProgress, signal }: Options,
): Promise<Blob | undefined> {
  const size = await sizeWithin(track);
  const quality = new Quality({ bitrate: Math.round(bitrate) });
  const codec = await getFirstEncodableVideoCodec([...CODECS], { ...size, quality });
  if (!codec) return undefined;
  const target = new BufferTarget();
  const isMp4 = codec === 'avc';
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    ...{ input, output: new Output({ format, target }), tracks: 'primary', tags: {}, showWarnings: false },
    audio: { discard: true },
    video: {
      ...{ ...size, codec, quality, frameRate: FRAMES_PER_SECOND, forceTranscode: true },
      allowTransformationMetadata: false,
    },
  });
  if (!conversion.isValid) return undefined;
  conversion.onProgress = onProgress;
  signal.throwIfAborted();
  signal.addEventListener('abort', () => void conversion.cancel(), { once: true });
  await conversion.execute();
  return target.buffer ? new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' }) : undefined;
}

function nameFor({ name }: File, { type }: Blob): string {
  const stem = name.replace(/\.\w+$/, '');
  return `${stem}.${type === 'video/webm' ? 'webm' : 'mp4'}`;
}
