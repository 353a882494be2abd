import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../../http/limits/turns.ts';
import type { ReadVideo } from '../video/read-video.ts';
import type { Crop, CutPicture } from './cut-picture.ts';
import { type PictureFault, pictureFailure } from './picture-faults.ts';

export type PictureJob = {
  source: { upload: string; maxPixels: number; isWhole?: true } | { master: string } | { video: string };
  folder: string;
  crops: readonly Crop[];
};
export type PictureAsker = { who: string; isStranger: boolean; signal?: AbortSignal };
export type PictureResult =
  | { cut: CutPicture }
  | { video: ReadVideo }
  | { fault: PictureFault }
  | { error: string };

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** Milliseconds; on a slow machine, staff's largest picture takes about ten seconds, a stranger's three. */
const TIMEOUT_MS = { staff: 120_000, stranger: 20_000 };
/** For staff and strangers each. One runs at a time: a small server has memory for one large picture. */
const MAX_WAITING = 40;

/** Only what Node and the image libraries need: no setting of the site. */
const ENVIRONMENT = ['PATH', 'NODE_OPTIONS', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TMPDIR', 'SystemRoot'];

/** Signals of a crash caused by the input. With others it was stopped, or could not run. */
const CRASHES = new Set<string | null>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

// One queue for the process, because memory is the limit. Staff go first; strangers take turns by link.
const takeTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING });

export async function runPictureProcess(job: PictureJob, asker: PictureAsker): Promise<CutPicture> {
  const result = await run(job, asker);
  if ('cut' in result) return result.cut;
  throw failureOf(result, job);
}

/** The name of the only crop begins that of the video's file. */
export async function runVideoProcess(job: PictureJob, asker: PictureAsker): Promise<ReadVideo> {
  const result = await run(job, asker);
  if ('video' in result) return result.video;
  throw failureOf(result, job);
}

async function run(job: PictureJob, asker: PictureAsker): Promise<PictureResult> {
  const { who, isStranger, signal } = asker;
  const result = await takeTurn(who, () => runOne(job, asker), { goesFirst: !isStranger, signal });
  signal?.throwIfAborted();
  return result;
}

function failureOf(result: PictureResult, { source }: PictureJob): Error {
  if ('fault' in result) return pictureFailure(result.fault, 'upload' in source ? source.maxPixels : 0);
  return new Error(
    `Cutting a picture failed: ${'error' in result ? result.error : 'it answered something else'}`,
  );
}

function runOne(job: PictureJob, { isStranger, signal }: PictureAsker): Promise<PictureResult> {
  return new Promise((resolve) => {
    // Not this process's flags: a debugger's port would be taken.
    const child = fork(PROGRAM, {
      execArgv: [],
      env: leanEnvironment(),
      stdio: 'ignore',
      timeout: TIMEOUT_MS[isStranger ? 'stranger' : 'staff'],
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    let result: PictureResult | undefined;
    child.once('message', (message) => {
      result = message as PictureResult;
    });
    child.once('error', (error) => resolve({ error: error.message }));
    child.once('close', (code, signal) => {
      const isOfTheFile = !('master' in job.source) && (child.killed || CRASHES.has(signal));
      const fault = 'video' in job.source ? 'video-broken' : 'broken';
      resolve(result ?? (isOfTheFile ? { fault } : { error: `no answer (${signal ?? code})` }));
    });
    child.send(job, (error) => {
      if (error) resolve({ error: error.message });
    });
  });
}

/** An attacker who breaks into that process finds no database password. */
export function leanEnvironment(): Record<string, string> {
  // biome-ignore lint/style/noProcessEnv: none of them is a setting of the site
  const given = ENVIRONMENT.map((name) => [name, process.env[name]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
