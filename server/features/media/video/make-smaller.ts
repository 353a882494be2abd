import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { VIDEO_LIMITS, wishedVideoBytes } from '../../../../contracts/media-terms.ts';
import type { VideoRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { createTurns } from '../../../http/limits/turns.ts';
import { leanEnvironment } from '../cutting/run-picture-process.ts';
import { diskMediaStorage } from '../media-storage.ts';
import { remakeVideo } from '../store-upload.ts';
import { claimVideo, finishVideo, giveUpWaiting } from './videos.queries.ts';

/** Milliseconds. */
const TIMEOUT = 600_000;
const LEASE = TIMEOUT + 300_000;
const OF_THE_SITE = { who: 'ffmpeg', isStranger: false };
/** Of the bytes that are wished: the encoder goes over what it is given. */
const AIM = 0.85;

type Work = Pick<Deps, 'db' | 'config' | 'now'>;

// One at a time in this process: it takes all that a small machine has.
const takeTurn = createTurns({ atOnce: 1, maxWaiting: 40 });

/** With the machine's ffmpeg, where there is one. Never throws for a video: one that fails is kept as it is. */
export function makeVideosSmaller(work: Work): Promise<void> {
  return takeTurn('ffmpeg', () => makeAll(work), { goesFirst: false });
}

async function makeAll({ db, config, now }: Work): Promise<void> {
  if (!(await hasFfmpeg(config.ffmpeg))) return giveUpWaiting(db);
  for (;;) {
    const video = await claimVideo(db, now(), new Date(now().getTime() + LEASE));
    if (!video) return;
    await finishVideo(db, video.media_id, (await makeSmaller(video, config).catch(() => undefined)) ?? {});
  }
}

/** Undefined if it would not be smaller. The old file goes with the next clean-up but one. */
async function makeSmaller(video: VideoRow, { dataDir, ffmpeg }: Work['config']) {
  const from = diskMediaStorage(dataDir).localPath(video.media_id, video.file);
  const place = { dataDir, asker: OF_THE_SITE };
  const made = await remakeVideo(place, video.media_id, async (folder) => {
    const to = join(folder, 'smaller.mp4');
    await run(ffmpeg, [...argumentsFor(video, from), to]);
    return to;
  });
  if (made.bytes >= video.bytes) return undefined;
  const { durationMs, ...facts } = made;
  return { ...facts, duration_ms: durationMs, state: 'smaller' as const };
}

function argumentsFor({ duration_ms }: VideoRow, from: string): string[] {
  const seconds = Math.max(1, duration_ms / 1_000);
  const bitrate = Math.round((wishedVideoBytes(seconds) * AIM * 8) / seconds);
  const side = VIDEO_LIMITS.longestSide;
  return [
    ...['-nostdin', '-y', '-v', 'error', '-protocol_whitelist', 'file', '-i', from],
    ...['-an', '-sn', '-dn', '-map_metadata', '-1', '-r', '30'],
    '-vf',
    `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
    ...['-b:v', `${bitrate}`, '-maxrate', `${bitrate}`, '-bufsize', `${bitrate * 2}`],
  ];
}

export async function hasFfmpeg(program: string | undefined): Promise<boolean> {
  if (program === undefined) return false;
  return run(program, ['-version']).then(
    () => true,
    () => false,
  );
}

function run(program = '', given: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      ...{ stdio: 'ignore', env: leanEnvironment(), timeout: TIMEOUT, killSignal: 'SIGKILL' },
    });
    child.once('error', reject);
    child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}
