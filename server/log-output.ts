import { writeSync } from 'node:fs';

/** Retries for a full pipe, and the milliseconds between. */
const TRIES = 5;
const RETRY_AFTER = 10;

type Write = (bytes: Buffer) => number;

/** Drops lines that stdout does not take and logs their number later; pino’s own output would block everything. */
export function logOutput(write: Write = (bytes) => writeSync(1, bytes)): { write: (line: string) => void } {
  let lost = 0;
  let isLineOpen = false;

  function writeAll(text: string, tries: number): void {
    let rest = Buffer.from(text);
    for (let tried = 0; rest.length > 0; ) {
      try {
        rest = rest.subarray(write(rest));
      } catch (error) {
        tried += 1;
        isLineOpen ||= rest.length < Buffer.byteLength(text);
        if (!isClogged(error) || tried >= tries) throw error;
        sleep(RETRY_AFTER);
      }
    }
  }

  return {
    write(line) {
      try {
        // After a loss, does not wait again until writing works.
        if (lost > 0) writeAll(`${isLineOpen ? '\n' : ''}${toldOf(lost)}`, 1);
        isLineOpen = false;
        lost = 0;
        writeAll(line, TRIES);
      } catch {
        lost += 1;
      }
    },
  };
}

function toldOf(lost: number): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log could not be written' })}\n`;
}

function isClogged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
