import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import { CONTENT_KEYS } from '../../../contracts/page-content/page-contents.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';

/** All that staff or travellers have written on this site: whole, by lines, and by what marks or braces separate. */
export function contentWords(dataDir: string): string[] {
  const written = new Set<string>();
  for (const key of CONTENT_KEYS) addStrings(completeContent(key), written);
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  for (const { name } of tables)
    for (const row of database.prepare(`select * from "${name}"`).all()) addStrings(row, written);
  database.close();
  return [...written].flatMap(readablePartsOf);
}

function addStrings(value: unknown, to: Set<string>): void {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addStrings(one, to);
  if (typeof value !== 'string') return;
  if (!addParsed(value, to)) to.add(value);
}

function addParsed(value: string, to: Set<string>): boolean {
  if (!/^[[{"]/.test(value)) return false;
  try {
    addStrings(JSON.parse(value), to);
    return true;
  } catch {
    return false;
  }
}

const MARKS = /\*\*|__|(?<!\w)[*_]|[*_](?!\w)|\[|\]\([^)]*\)|^[#>-]+ |^\d+\. /m;

function readablePartsOf(text: string): string[] {
  const lines = text.split('\n');
  return [text, ...lines, ...lines.flatMap((line) => line.split(MARKS))];
}
