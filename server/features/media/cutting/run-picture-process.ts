import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../../http/limits/turns.ts';
import type { CutPicture, Focus } from './cut-picture.ts';
import { type PictureFault, pictureFailure } from './picture-faults.ts';

export type PictureJob = {
  /** The file as it came, to be shown whole or cut; or, to cut again, the copy that was made of it. */
  source: { upload: string; maxPixels: number; isWhole?: true } | { master: string };
  /** Where the files are made. */
  folder: string;
  /** What their names begin with. */
  name: string;
  focus: Focus;
};
/** Who waits for it: of a stranger whose link. */
export type PictureAsker = { who: string; isStranger: boolean; signal?: AbortSignal };
export type PictureResult = { cut: CutPicture } | { fault: PictureFault } | { error: string };

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** Milliseconds; the largest picture of staff needs about ten seconds on a slow machine, a stranger's three. */
const TIMEOUT_MS = { staff: 120_000, stranger: 20_000 };
/** Of staff, and as many of strangers. One runs at a time: a small server has memory for one large picture. */
const MAX_WAITING = 40;

/** What there is of these tells Node and the libraries of pictures where things lie; no setting of the site is among them. */
const ENVIRONMENT = ['PATH', 'NODE_OPTIONS', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TMPDIR', 'SystemRoot'];

/** How a program ends by what it was given to read. Ended otherwise it was stopped, or could not run. */
const CRASHES = new Set<string | null>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

// The line of the whole process: it is the machine's memory that is waited for. Staff go first; of strangers each link waits
// for one picture of the others at most.
const takeTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING });

/** Cuts a picture in a process of its own. Throws a `Failure` that says what is wrong with the file. */
export async function runPictureProcess(job: PictureJob, asker: PictureAsker): Promise<CutPicture> {
  const { who, isStranger, signal } = asker;
  const result = await takeTurn(who, () => runOne(job, asker), { goesFirst: !isStranger, signal });
  signal?.throwIfAborted();
  if ('cut' in result) return result.cut;
  if ('fault' in result)
    throw pictureFailure(result.fault, 'upload' in job.source ? job.source.maxPixels : 0);
  throw new Error(`Cutting a picture failed: ${result.error}`);
}

function runOne(job: PictureJob, { isStranger, signal }: PictureAsker): Promise<PictureResult> {
  return new Promise((resolve) => {
    // Not the flags of this process: a debugger's port would be taken.
    const child = fork(PROGRAM, {
      execArgv: [],
      env: environment(),
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
    // A process that died without a word was killed by its picture, by the clock, or by the machine.
    child.once('close', (code, signal) => {
      const isOfThePicture = 'upload' in job.source && (child.killed || CRASHES.has(signal));
      resolve(result ?? (isOfThePicture ? { fault: 'broken' } : { error: `no answer (${signal ?? code})` }));
    });
    child.send(job, (error) => {
      if (error) resolve({ error: error.message });
    });
  });
}

/** Whoever breaks into that process by a picture finds no password of the database there. */
function environment(): Record<string, string> {
  // biome-ignore lint/style/noProcessEnv: none of them is a setting of the site
  const given = ENVIRONMENT.map((name) => [name, process.env[name]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
