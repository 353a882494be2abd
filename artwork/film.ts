import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { srgbOf } from './parts/colour.ts';
import { grainOf } from './parts/finish.ts';
import type { Frame } from './parts/frame.ts';
import { at, clamp, randomOf } from './parts/numbers.ts';
import { Plate } from './parts/plate.ts';
import type { Layer, Stage } from './parts/stage.ts';

const run = promisify(execFile);
export const FRAMES_PER_SECOND = 24;
const GRAIN = 0.006;

/** Where the two copies of a drifting layer lie at t, and how strongly each shows: an exact cycle without a jump. */
export function driftCopies(
  t: number,
  phase: number,
  reach: number,
): readonly { shift: number; weight: number }[] {
  return [0, 0.5].map((half) => {
    const p = (((t + phase + half) % 1) + 1) % 1;
    return { shift: (p - 0.5) * 2 * reach, weight: 1 - Math.abs(2 * p - 1) };
  });
}

/** Paints any moment of a composed stage; still layers are painted once and only laid over each other. */
export function flattener(stage: Stage): (t: number) => Plate {
  const { width, height } = stage.frame;
  const plate = new Plate(width, height);
  const painters = stage.layers.map(painterOf);
  return (t) => {
    for (const paint of painters) paint(plate, t);
    return plate;
  };
}

function painterOf(layer: Layer): (plate: Plate, t: number) => void {
  if (layer.kind === 'live') return layer.paint;
  return layer.kind === 'still' ? stillPainter(layer.plate) : driftPainter(layer);
}

/** Of a layer that covers little only what it covers is gone through, frame after frame. */
function stillPainter({ colours, coverage }: Plate): (plate: Plate) => void {
  if (!coverage) return (plate) => plate.colours.set(colours);
  const covered = Uint32Array.from(coverage.keys()).filter((i) => at(coverage, i) > 0);
  return (plate) => {
    for (const i of covered) {
      const j = i * 3;
      plate.put(i, at(colours, j), at(colours, j + 1), at(colours, j + 2), at(coverage, i));
    }
  };
}

function driftPainter({ plate: mist, pad, reach, phase }: Extract<Layer, { kind: 'drift' }>) {
  const coverage = mist.coverage as Float32Array;
  const top = Math.floor(Math.max(0, coverage.findIndex(isSome)) / mist.width);
  const bottom = Math.floor(coverage.findLastIndex(isSome) / mist.width);
  return (plate: Plate, t: number) => {
    // Each copy lies between two pixels: four samples a pixel, each weighted by its cover.
    const taps = driftCopies(t, phase, reach).flatMap(({ shift, weight }) => {
      const whole = Math.floor(shift);
      const part = shift - whole;
      return [
        { back: whole, weight: weight * (1 - part) },
        { back: whole + 1, weight: weight * part },
      ];
    });
    for (let row = top; row <= bottom; row++) {
      for (let x = 0; x < plate.width; x++) {
        const start = row * mist.width + x + pad;
        let [alpha, L, a, b] = [0, 0, 0, 0];
        for (const { back, weight } of taps) {
          const k = at(coverage, start - back) * weight;
          if (k <= 0) continue;
          const j = (start - back) * 3;
          alpha += k;
          L += k * at(mist.colours, j);
          a += k * at(mist.colours, j + 1);
          b += k * at(mist.colours, j + 2);
        }
        if (alpha > 0.002)
          plate.put(row * plate.width + x, L / alpha, a / alpha, b / alpha, Math.min(1, alpha));
      }
    }
  };
}

const isSome = (cover: number): boolean => cover > 0;

/**
 * Turns moments into 8-bit frames; the grain and the dither stand still, or every frame would cost its whole size. What has
 * the colour of the frame before is taken from there.
 */
export function developer({ width, height }: Frame): (plate: Plate) => Buffer {
  const grain = grainOf(width, height, GRAIN);
  const random = randomOf(3);
  const dither = Float32Array.from({ length: width * height }, () => random());
  const before = new Float32Array(width * height * 3).fill(Number.NaN);
  const last = Buffer.alloc(width * height * 3);
  return ({ colours }) => {
    for (let i = 0, j = 0; i < grain.length; i++, j += 3) {
      const [L, a, b] = [at(colours, j), at(colours, j + 1), at(colours, j + 2)];
      if (L === before[j] && a === before[j + 1] && b === before[j + 2]) continue;
      const rgb = srgbOf(L + at(grain, i), a, b);
      for (let k = 0; k < 3; k++) last[j + k] = clamp(at(rgb, k) * 255 + at(dither, i), 0, 255);
    }
    before.set(colours);
    return Buffer.from(last);
  };
}

/** Mean difference of two frames, in steps of 0 to 255. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(at(one, i) - at(other, i));
  return sum / one.length;
}

/** Fails where the step from the last frame to the first is larger than any between neighbours. */
export function assertSeam(steps: readonly number[], seam: number): void {
  const largest = Math.max(...steps);
  if (seam > largest)
    throw new Error(
      `The loop jumps at its seam: ${seam.toFixed(3)} against at most ${largest.toFixed(3)} between neighbours.`,
    );
}

export type FilmOptions = { stage: Stage; seconds: number; raw: string; onFrame: () => void };

/** Draws every frame into a file of lossless video, checking the seam as it goes. */
export async function shoot({ stage, seconds, raw, onFrame }: FilmOptions): Promise<void> {
  const { width, height } = stage.frame;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-i',
    '-',
  ];
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', raw];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...lossless], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  const moment = flattener(stage);
  const develop = developer(stage.frame);
  const count = seconds * FRAMES_PER_SECOND;
  const steps: number[] = [];
  let [first, before]: [Buffer | null, Buffer | null] = [null, null];
  for (let i = 0; i < count; i++) {
    const frame = develop(moment(i / count));
    if (before) steps.push(difference(before, frame));
    first ??= frame;
    before = frame;
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    onFrame();
  }
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it stored frames.`);
  if (first && before) assertSeam(steps, difference(before, first));
}

const COLOURS = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
  '-an',
];

/** By how much a rate factor is to be raised for half the bytes: less than it takes, so that none is jumped over. */
const HALF = 5;
/** The finest and the coarsest that a picture bears. */
const RATES = { webm: { finest: 34, coarsest: 58 }, mp4: { finest: 23, coarsest: 38 } } as const;

/**
 * About the finest rate factor that fits: WebM as AV1, MP4 as H.264 that starts before it is whole. A long film begins
 * `coarser` by so much: each try takes minutes.
 */
export async function encodeFilm(raw: string, file: string, most: number, coarser = 0): Promise<number> {
  const webm = file.endsWith('.webm');
  const { finest, coarsest } = webm ? RATES.webm : RATES.mp4;
  let crf = finest + coarser;
  while (crf <= coarsest) {
    const codec = webm
      ? ['-c:v', 'libsvtav1', '-preset', '5', '-crf', `${crf}`, '-g', '240']
      : [
          '-c:v',
          'libx264',
          '-preset',
          'slow',
          '-profile:v',
          'high',
          '-crf',
          `${crf}`,
          '-movflags',
          '+faststart',
        ];
    await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', raw, ...COLOURS, ...codec, file]);
    const { size } = await stat(file);
    if (size <= most) return size;
    crf += Math.max(1, Math.round(HALF * Math.log2(size / most)));
  }
  throw new Error(`${file} does not fit ${most} bytes.`);
}
