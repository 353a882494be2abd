import { unzip } from 'fflate';
import type { BroughtPicture } from './pictures-to-bring.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Pictures one by one, a folder with its folders, or a ZIP, which is opened here: only what is named is sent. */
export async function readChosenFiles(files: readonly File[]): Promise<BroughtPicture[]> {
  const brought = await Promise.all(
    files.map((file) => (/\.zip$/i.test(file.name) ? readZip(file) : [pictureOf(file)])),
  );
  return brought.flat().filter(({ path }) => PICTURE.test(path) && !path.includes('__MACOSX'));
}

function pictureOf(file: File): BroughtPicture {
  return { path: file.webkitRelativePath || file.name, open: async () => file };
}

async function readZip(file: File): Promise<BroughtPicture[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const names: string[] = [];
  await unpack(bytes, (name) => {
    names.push(name);
    return false;
  });
  return names.map((path) => ({
    path,
    open: async () => {
      const found = await unpack(bytes, (name) => name === path);
      return new Blob([new Uint8Array(found[path] ?? [])]);
    },
  }));
}

function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) =>
    unzip(bytes, { filter: ({ name }) => isWanted(name) }, (error, files) =>
      error ? reject(error) : resolve(files),
    ),
  );
}
