import { readFileSync } from 'node:fs';

/** Of Linux, where `/proc` counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** Milliseconds that a process has worked; NaN where the system does not tell as Linux does. */
export function processorTime(pid: number): number {
  try {
    // The name before the bracket may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
