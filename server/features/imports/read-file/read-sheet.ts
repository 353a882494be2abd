import { readCsv } from './read-csv.ts';
import { readWxr } from './read-wxr.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetOrFault, UnfitSheet } from './sheet.ts';

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

/** What a file is, its contents tell, not its name. */
export async function readSheet(bytes: Uint8Array): Promise<SheetOrFault> {
  try {
    if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
      throw new UnfitSheet('This is an old Excel file (.xls). Save it as .xlsx or .csv.');
    if (startsWith(bytes, '%PDF')) throw new UnfitSheet('This is a PDF. Tables come as .xlsx or .csv.');
    if (startsWith(bytes, 'PK')) return await readXlsx(bytes);
    const begin = Buffer.from(bytes.subarray(0, 2_000)).toString();
    if (/^\uFEFF?\s*<\?xml|<rss\b/.test(begin)) return readWxr(bytes);
    return readCsv(bytes);
  } catch (error) {
    if (error instanceof UnfitSheet) return { fault: error.message };
    return { fault: 'This file cannot be read. Save it again as .xlsx or .csv, and try once more.' };
  }
}
