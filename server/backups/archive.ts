import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';

// One file: tar, gzip and, with a key, age. The usual tools open it without this program.

const AGE = 'age-encryption.org/';
/** Any other name could lead out of the folder. */
const NAME =
  /^(?:manifest\.json|settings\.env|teesta\.sqlite|database\.pgdump|media\/[0-9a-f-]{36}\/[\w.-]{1,100})$/;

export type FileMark = { bytes: number; sha256: string };
export type Marks = Record<string, FileMark>;

type Filling = {
  addFile: (name: string, path: string) => Promise<void>;
  addText: (name: string, text: string) => void;
  marks: Marks;
};

/** `key`: an age identity. A failure leaves an incomplete file. */
export async function writeArchive(
  path: string,
  key: string | undefined,
  fill: (filling: Filling) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const zipped = createGzip();
  const zipping = pipeline(tar, zipped);
  const writing = encrypted(zipped, key).then((body) =>
    pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 })),
  );
  writing.catch((error) => tar.destroy(error));
  const marks: Marks = {};
  const filling = fill({
    marks,
    addText(name, text) {
      marks[name] = markOf(Buffer.from(text));
      tar.entry({ name, mode: 0o600 }, text);
    },
    async addFile(name, from) {
      marks[name] = await addFile(tar, name, from);
    },
  }).then(
    () => tar.finalize(),
    (error) => {
      tar.destroy(error);
      throw error;
    },
  );
  await allOrFirstFault([filling, zipping, writing]);
}

/** Unpacks into an empty folder. Throws if the archive is cut off, changed, or needs another key. */
export async function unpackArchive(path: string, key: string | undefined, folder: string): Promise<Marks> {
  const entries = extract();
  const reading = decrypted(path, key).then((body) => pipeline(body, createGunzip(), entries));
  const broken = new AbortController();
  const isBroken = reading.catch((error) => {
    entries.destroy(error);
    broken.abort(error);
    throw error;
  });
  const marks: Marks = {};
  const unpacking = (async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' || !NAME.test(name))
        throw new Error(`It is no backup of Teesta: ${name} is in it.`);
      marks[name] = await writeMarked(entry as unknown as Readable, join(folder, name), broken.signal);
    }
  })().catch((error) => {
    entries.destroy(error);
    throw error;
  });
  // `tar-stream` does not always report a file that is cut off.
  await allOrFirstFault([isBroken, Promise.race([unpacking, isBroken.then(() => unpacking)])]);
  return marks;
}

async function addFile(tar: Pack, name: string, from: string): Promise<FileMark> {
  const { size, mtime } = await stat(from);
  const counted = marking();
  await pipeline(createReadStream(from), counted.through, tar.entry({ name, size, mtime, mode: 0o600 }));
  return counted.mark();
}

async function writeMarked(content: Readable, path: string, signal: AbortSignal): Promise<FileMark> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const counted = marking();
  await pipeline(content, counted.through, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return counted.mark();
}

function marking() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, mark: (): FileMark => ({ bytes, sha256: hash.digest('hex') }) };
}

function markOf(content: Buffer): FileMark {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

async function encrypted(plain: Readable, key: string | undefined): Promise<Readable> {
  if (key === undefined) return plain;
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.fromWeb((await encrypter.encrypt(webStreamOf(plain))) as ReadableStream<Uint8Array>);
}

async function decrypted(path: string, key: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) {
    // Without this, someone who can write to the backups could swap in an archive without encryption.
    if (key !== undefined)
      throw new Error(
        'It is not encrypted, though BACKUP_KEY is set. Is it yours? Then leave BACKUP_KEY unset for it.',
      );
    return createReadStream(path);
  }
  if (key === undefined) throw new Error('It is encrypted: set BACKUP_KEY to the key that it was made with.');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(webStreamOf(createReadStream(path))).catch((cause: unknown) => {
    throw new Error('BACKUP_KEY is not the key that it was made with.', { cause });
  });
  return Readable.fromWeb(plain as ReadableStream<Uint8Array>);
}

function webStreamOf(readable: Readable) {
  return Readable.toWeb(readable) as unknown as globalThis.ReadableStream<Uint8Array>;
}

async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path);
  const start = file.createReadStream({ end: AGE.length - 1, autoClose: false });
  return (await buffer(start)).toString() === AGE;
}

/** Both ends of a broken pipe fail; the first failure is the cause. */
async function allOrFirstFault(work: Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(work);
  } finally {
    await Promise.allSettled(work);
  }
}
