import { answerAsked } from '../../../mail/answer-asked.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetAnswer, SheetAsked } from './read-upload.ts';

// Runs as a thread: a file of ten megabytes takes seconds, one that was made to be slow as long as it is let.

answerAsked(async ({ bytes, maxRows }: SheetAsked): Promise<SheetAnswer> => {
  const read = await readSheet(bytes);
  if ('fault' in read) return read;
  const { header, rows } = read;
  if (rows.length > maxRows)
    return { fault: `This file has ${rows.length} rows; ${maxRows} is the most. Split it.` };
  return { header, rows: rows.map(({ row, cells }) => ({ row, cells: JSON.stringify(cells) })) };
});
