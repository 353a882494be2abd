import { join, resolve } from 'node:path';
import type { MediaRow } from '../../db/schema.ts';
import { WHOLE } from '../media/cutting/cut-picture.ts';

const PUBLIC_FOLDER = resolve(import.meta.dirname, '../../../public');

/** The path of the uncut picture. */
export function wholeFile(localPath: (folder: string, name: string) => string) {
  return ({ id, url, is_uploaded }: MediaRow) =>
    is_uploaded === 1 ? localPath(id, WHOLE) : join(PUBLIC_FOLDER, url);
}
