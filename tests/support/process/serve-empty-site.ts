import { callApi, signInByApi } from '../e2e/call-api.ts';
import { ADMIN, makeDataDir, removeDataDir, type ServerProcess, startServer } from './server-process.ts';
import { test as base } from './test-with-routes.ts';

/** A site of its own that nobody has set up. */
export const test = base.extend<{ server: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
  server: async ({}, use) => withEmptySite(use),
  baseURL: async ({ server }, use) => use(server.url),
});

export async function withEmptySite(use: (server: ServerProcess) => Promise<void>): Promise<void> {
  const dataDir = makeDataDir();
  const server = await startServer(dataDir, { SEED: 'empty' });
  await use(server);
  await server.stop();
  removeDataDir(dataDir);
}

/** Opens the site under these settings. Returns a token of its owner. */
export async function openSite(server: ServerProcess, settings: Record<string, unknown>): Promise<string> {
  const token = await signInByApi(server, ADMIN);
  const { data } = await callApi<{ data: { updatedAt: string } }>(server, 'GET', '/settings/editable', {
    token,
  });
  await callApi(server, 'PUT', '/settings', { token, body: { ...settings, basedOn: data.updatedAt } });
  await callApi(server, 'PUT', '/manage/opening', { token, body: { isOpen: true } });
  return token;
}
