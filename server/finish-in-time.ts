import type { FastifyBaseLogger } from 'fastify';

type Part = {
  name: string;
  finish: () => Promise<unknown>;
  cut?: () => void;
};

const AFTER_CUT_MS = 500;

/** Finishes all parts in parallel; cuts and logs those not done within `limit` milliseconds. True if none was cut. */
export async function finishInTime(
  parts: readonly Part[],
  limit: number,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<boolean> {
  const unfinished = new Set(parts);
  const finished = Promise.all(
    parts.map(async (part) => {
      try {
        await part.finish();
        unfinished.delete(part);
      } catch (error) {
        log.error({ err: error, part: part.name }, 'could not be finished');
      }
    }),
  );
  if (await endsWithin(finished, limit)) return unfinished.size === 0;
  log.warn({ cut: [...unfinished].map(({ name }) => name) }, 'cut at the stop, after waiting for its end');
  for (const { cut } of unfinished) cut?.();
  await endsWithin(finished, AFTER_CUT_MS);
  return false;
}

async function endsWithin(work: Promise<unknown>, limit: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), limit);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
