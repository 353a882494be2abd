import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(root, ...parts);

const bin = inProject('node_modules', '.bin');

/** The Node that the project runs on: it comes with `npm ci`, whatever the machine has. */
export const projectNode = join(bin, 'node');

/** A tool out of node_modules, as a command for `projectNode`. */
export const tool = (name) => join(bin, name);

/** The environment in which the project's tools find the project's own Node first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});

/** The environment for npm itself: without node_modules/.bin, which `npm ci` takes away while it runs. */
export function npmEnv() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** For `node --import`: ends the process when the one that started it is gone. */
export const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;
