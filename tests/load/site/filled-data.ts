import type { Amounts } from '../../../scripts/support/generate/generate-all.ts';
import { makeDataDir, removeDataDir } from '../../support/process/server-process.ts';
import { fillDatabase } from './growing-site.ts';

export async function withFilledData<T>(amounts: Amounts, work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = makeDataDir();
  try {
    await fillDatabase({ dataDir, databaseUrl: undefined }, amounts);
    return await work(dataDir);
  } finally {
    removeDataDir(dataDir);
  }
}
