import { badInput, Failure } from './errors.ts';

/** Merges the faults of all work into one answer. Throws any other error first. */
export async function allOrFaults<T extends unknown[]>(
  ...work: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const settled = await Promise.allSettled(work);
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const other = errors.find((error) => !isBadInput(error));
  if (other !== undefined) throw other;
  const faults = errors.filter(isBadInput).map((error) => error.fields);
  if (faults.length > 0) throw badInput(Object.assign({}, ...faults));
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as T;
}

function isBadInput(error: unknown): error is Failure & { fields: Record<string, string> } {
  return error instanceof Failure && error.code === 'bad_input' && error.fields !== undefined;
}
