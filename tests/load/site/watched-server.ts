import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delays in milliseconds, memory in bytes. */
export type ServerFigures = { p99: number; longest: number; memory: NodeJS.MemoryUsage };

/** Milliseconds. Delays are measured beyond this. */
const RESOLUTION = 10;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();

process.on('message', (asked: 'begin' | 'figures') => {
  if (asked === 'begin') delays.reset();
  process.send?.(figures());
});

function figures(): ServerFigures {
  const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  return {
    p99: milliseconds(delays.percentile(99)),
    longest: milliseconds(delays.max),
    memory: process.memoryUsage(),
  };
}

await import('../../../server/main.ts');
