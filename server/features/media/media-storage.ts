import { createReadStream, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Both ends are read. */
export type ByteRange = { start: number; end: number };

/** Later than any file: for all of them. */
const ALWAYS = new Date(8.64e15);

export type MediaStorage = ReturnType<typeof diskMediaStorage>;

export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

export function diskMediaStorage(dataDir: string) {
  const root = mediaFolder(dataDir);
  const pathOf = (folder: string, name = '') => join(root, folder, name);
  return {
    async put(folder: string, files: { name: string; from: string }[]): Promise<void> {
      await mkdir(pathOf(folder), { recursive: true });
      for (const { name, from } of files) await rename(from, pathOf(folder, name));
    },
    async read(folder: string, name: string) {
      const found = await this.find(folder, name);
      return found && { bytes: found.bytes, stream: found.open() };
    },
    async find(folder: string, name: string) {
      const path = pathOf(folder, name);
      const found = await stat(path).catch(ifMissing(undefined));
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, open: (range?: ByteRange) => createReadStream(path, range) };
    },
    localPath: pathOf,
    listFiles: (folder: string, before = ALWAYS) =>
      listOld(pathOf(folder), before, (found) => found.isFile()),
    listFolders: (before = ALWAYS) => listOld(root, before, (found) => found.isDirectory()),
    async remove(folder: string, names?: string[]): Promise<void> {
      const paths = names?.map((name) => pathOf(folder, name)) ?? [pathOf(folder)];
      for (const path of paths) await rm(path, { recursive: true, force: true });
    },
  };
}

async function listOld(path: string, before: Date, isWanted: (found: Stats) => boolean): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(path).catch(ifMissing([]))) {
    const found = await stat(join(path, name)).catch(ifMissing(undefined));
    if (found && isWanted(found) && found.mtime < before) old.push(name);
  }
  return old;
}

export function ifMissing<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return otherwise;
    throw error;
  };
}
