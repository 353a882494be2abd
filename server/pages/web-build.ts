import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type {
  apiContext,
  createPageApi,
  formApiContext,
  pageRequestContext,
} from '../../web/entry.server.tsx';

export const BUILD_FOLDER = resolve(import.meta.dirname, '../../build');

/** The build has its own copy of every module, so take these from it. */
type EntryModule = {
  apiContext: typeof apiContext;
  createPageApi: typeof createPageApi;
  formApiContext: typeof formApiContext;
  pageRequestContext: typeof pageRequestContext;
};
export type WebBuild = ServerBuild & { entry: { module: EntryModule } };

export async function loadWebBuild(): Promise<WebBuild> {
  return import(pathToFileURL(resolve(BUILD_FOLDER, 'server/index.js')).href);
}
