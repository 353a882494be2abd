import { createReadStream, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type MediaStorage = {
  put: (folder: string, files: { name: string; from: string }[]) => Promise<void>;
  read: (folder: string, name: string) => Promise<{ bytes: number; stream: Readable } | undefined>;
  localPath: (folder: string, name: string) => string;
  listFiles: (folder: string, before: Date) => Promise<string[]>;
  listFolders: (before: Date) => Promise<string[]>;
  remove: (folder: string, names?: string[]) => Promise<void>;
};

export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

export function diskMediaStorage(dataDir: string): MediaStorage {
  const root = mediaFolder(dataDir);
  const pathOf = (folder: string, name = '') => join(root, folder, name);
  return {
    async put(folder, files) {
      await mkdir(pathOf(folder), { recursive: true });
      for (const { name, from } of files) await rename(from, pathOf(folder, name));
    },
    async read(folder, name) {
      const found = await statOf(pathOf(folder, name));
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, stream: createReadStream(pathOf(folder, name)) };
    },
    localPath: pathOf,
    listFiles: (folder, before) => listOld(pathOf(folder), before, (found) => found.isFile()),
    listFolders: (before) => listOld(root, before, (found) => found.isDirectory()),
    async remove(folder, names) {
      const paths = names?.map((name) => pathOf(folder, name)) ?? [pathOf(folder)];
      for (const path of paths) await rm(path, { recursive: true, force: true });
    },
  };
}

async function listOld(path: string, before: Date, isWanted: (found: Stats) => boolean): Promise<string[]> {
  const old: string[] = [];
  for (const name of await namesIn(path)) {
    const found = await statOf(join(path, name));
    if (found && isWanted(found) && found.mtime < before) old.push(name);
  }
  return old;
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
