import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
/** Bytes. Smaller files hardly gain from compression. */
const MIN_BYTES = 1_024;

export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
