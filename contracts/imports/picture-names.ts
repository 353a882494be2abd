import { normalise } from '../fields/normalise.ts';

/** "https://old.example/wp-content/uploads/2024/05/Tsomgo.JPG?x=1" → "tsomgo.jpg". */
export function fileNameOf(named: string): string {
  const path = named.split(/[?#]/, 1)[0] ?? '';
  return normalise(path.split(/[\\/]/).at(-1) ?? '', 'NFC')
    .toLowerCase()
    .trim();
}

const OF_WORDPRESS = /\/(\d{4})\/(\d{2})\/[^/]{1,200}$/;

/** WordPress has a folder for each month, and two pictures of one name. */
export function uploadNameOf(named: string): string {
  const [, year, month] = OF_WORDPRESS.exec(named.split(/[?#]/, 1)[0] ?? '') ?? [];
  return year ? `${year}-${month}-${fileNameOf(named)}` : fileNameOf(named);
}
