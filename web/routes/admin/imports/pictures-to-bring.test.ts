import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { picturesToSend } from './pictures-to-bring.ts';
import { readChosenFiles } from './read-chosen-files.ts';

const UPLOADS = 'https://hills.example/wp-content/uploads';
const zipOf = (...paths: string[]) =>
  new File(
    [new Uint8Array(zipSync(Object.fromEntries(paths.map((path) => [path, strToU8(path)]))))],
    'uploads.zip',
  );
const sentOf = async (missing: string[], ...files: File[]) => {
  const found = picturesToSend(missing, await readChosenFiles(files));
  return Promise.all(found.map(async ({ name, open }) => [name, await (await open()).text()]));
};

test('of a folder of WordPress in a ZIP those are sent that are named, told apart by their month', async () => {
  const zip = zipOf(
    ...['uploads/2023/11/ridge.jpg', 'uploads/2024/05/ridge.jpg', 'uploads/2024/05/ridge-300x200.jpg'],
    ...['__MACOSX/uploads/2023/11/._ridge.jpg', 'uploads/2024/05/notes.txt', '../../etc/lake.jpg'],
  );
  expect(
    await sentOf([`${UPLOADS}/2024/05/ridge.jpg`, `${UPLOADS}/2023/11/ridge.jpg`, 'notes.txt'], zip),
  ).toEqual([
    ['2024-05-ridge.jpg', 'uploads/2024/05/ridge.jpg'],
    ['2023-11-ridge.jpg', 'uploads/2023/11/ridge.jpg'],
  ]);
});

test('pictures are found by name in any case, and the original of one that WordPress made smaller', async () => {
  const files = [new File(['a'], 'Lake.JPG'), new File(['b'], 'bridge.png'), new File(['c'], 'other.png')];
  expect(await sentOf(['lake.jpg', `${UPLOADS}/2024/03/bridge-scaled.png`, 'gone.jpg'], ...files)).toEqual([
    ['lake.jpg', 'a'],
    ['2024-03-bridge-scaled.png', 'b'],
  ]);
});

test('a ZIP that is none is a failure', async () => {
  await expect(readChosenFiles([new File(['no zip'], 'a.zip')])).rejects.toBeDefined();
});
