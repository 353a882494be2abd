const ROOT = '/media/uploads/';
export const PICTURE_FOLDER = /^[0-9a-f-]{36}$/;
const VIDEO_FILE = /^[0-9a-f]{8}\.(?:mp4|webm)$/;
const CUT_FILE = /^([0-9a-f]{8})-\d{1,5}\.(?:avif|webp)$/;

export function cutAddress(id: string, name: string, width: number): string {
  return `${ROOT}${id}/${name}-${width}.webp`;
}

export function videoAddress(id: string, file: string): string {
  return `${ROOT}${id}/${file}`;
}

export const isVideoFile = (file: string) => VIDEO_FILE.test(file);

export function cutOfFile(file: string): string | undefined {
  return CUT_FILE.exec(file)?.[1];
}

export function readCutAddress(url: string): { id: string; cut: string } | undefined {
  if (!url.startsWith(ROOT)) return undefined;
  const [id = '', file = '', ...more] = url.slice(ROOT.length).split('/');
  const cut = cutOfFile(file);
  return PICTURE_FOLDER.test(id) && cut !== undefined && more.length === 0 ? { id, cut } : undefined;
}

const ADDRESSES = /\/media\/uploads\/([0-9a-f-]{36})\/([0-9a-f]{8}-\d{1,5}\.(?:avif|webp))/g;

export function uploadsNamedIn(text: string): { folder: string; file: string }[] {
  const found = new Map([...text.matchAll(ADDRESSES)].map((match) => [match[0], match]));
  return [...found.values()].map(([, folder = '', file = '']) => ({ folder, file }));
}

export function cutFiles(file: string, widths: readonly number[]): string[] {
  const cut = cutOfFile(file);
  return widths.flatMap((width) => ['avif', 'webp'].map((format) => `${cut}-${width}.${format}`));
}

export function cutAddressesOf(id: string): string {
  return `${ROOT}${id}/%`;
}
