import { join, resolve } from 'node:path';

const PUBLIC_FOLDER = resolve(import.meta.dirname, '../../../public');
const SHIPPED = /^\/media\/(?:[\w-]+\/)+[\w-]+\.(?:webp|avif|jpe?g|png)$/;
const UPLOADED = /^\/media\/uploads\/([0-9a-f-]{36})\/([\w-]+\.(?:webp|avif))$/;

/** Undefined for pictures of other sites, which are never fetched. */
export function picturePath(
  url: string,
  uploadedPath: (folder: string, name: string) => string,
): string | undefined {
  const [, folder, name] = UPLOADED.exec(url) ?? [];
  if (folder && name) return uploadedPath(folder, name);
  return SHIPPED.test(url) ? join(PUBLIC_FOLDER, url) : undefined;
}
