const ROOT = '/media/uploads/';
/** A picture's folder is named by its id. */
export const PICTURE_FOLDER = /^[0-9a-f-]{36}$/;
const CUT_FILE = /^([0-9a-f]{8})-\d{1,5}\.(?:avif|webp)$/;

/** The address of the widest file of a cut, which is the address of the picture. */
export function cutAddress(id: string, name: string, width: number): string {
  return `${ROOT}${id}/${name}-${width}.webp`;
}

/** Which cut a file belongs to; undefined for what cuts are made of, which stays here. */
export function cutOfFile(file: string): string | undefined {
  return CUT_FILE.exec(file)?.[1];
}

/** Of which upload an address shows a cut, and which; undefined where it is no upload's. */
export function readCutAddress(url: string): { id: string; cut: string } | undefined {
  if (!url.startsWith(ROOT)) return undefined;
  const [id = '', file = '', ...more] = url.slice(ROOT.length).split('/');
  const cut = cutOfFile(file);
  return PICTURE_FOLDER.test(id) && cut !== undefined && more.length === 0 ? { id, cut } : undefined;
}

const ADDRESSES = /\/media\/uploads\/([0-9a-f-]{36})\/([0-9a-f]{8}-\d{1,5}\.(?:avif|webp))/g;

/** The files of uploads whose addresses stand in a text, each once. */
export function uploadsNamedIn(text: string): { folder: string; file: string }[] {
  const found = new Map([...text.matchAll(ADDRESSES)].map((match) => [match[0], match]));
  return [...found.values()].map(([, folder = '', file = '']) => ({ folder, file }));
}

/** All files of the cut to which one belongs: each width twice, as AVIF and WebP. */
export function cutFiles(file: string, widths: readonly number[]): string[] {
  const cut = cutOfFile(file);
  return widths.flatMap((width) => ['avif', 'webp'].map((format) => `${cut}-${width}.${format}`));
}

/** A LIKE pattern for the addresses of all cuts of a picture. */
export function cutAddressesOf(id: string): string {
  return `${ROOT}${id}/%`;
}
