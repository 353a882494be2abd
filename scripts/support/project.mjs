import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(root, ...parts);

const bin = inProject('node_modules', '.bin');

/** The Node from the project's packages, whatever the machine has. */
export const projectNode = join(bin, 'node');

export const tool = (name) => join(bin, name);

export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

/** For npm itself: without node_modules/.bin, which `npm ci` removes while it runs. */
export function npmEnv() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter) };
}

export const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;
