import { fileNameOf, uploadNameOf } from '../../../../contracts/imports/picture-names.ts';

/** A picture of a folder or a ZIP: its contents are read when its turn comes. */
export type BroughtPicture = { path: string; open: () => Promise<Blob> };

export type PictureToSend = { name: string; open: () => Promise<Blob> };

const RESIZED = /-(?:scaled|\d{2,4}x\d{2,4})(?=\.\w+$)/;

/** Which of the pictures that a file names are among those that were chosen; each under the name by which it is found. */
export function picturesToSend(
  missing: readonly string[],
  brought: readonly BroughtPicture[],
): PictureToSend[] {
  const byPath = new Map(brought.map((one) => [uploadNameOf(`/${one.path}`), one]));
  const byName = new Map(brought.map((one) => [fileNameOf(one.path), one]));
  const sent = new Map<string, PictureToSend>();
  for (const name of missing) {
    const own = fileNameOf(name);
    const found = byPath.get(uploadNameOf(name)) ?? byName.get(own) ?? byName.get(own.replace(RESIZED, ''));
    if (found && !sent.has(uploadNameOf(name)))
      sent.set(uploadNameOf(name), { name: uploadNameOf(name), open: found.open });
  }
  return [...sent.values()];
}
