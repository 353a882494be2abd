import { setImmediate as everythingElse } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type ContentBrace, fillBraces } from '../../../contracts/page-content/content-braces.ts';
import type { ContentField, ContentFields } from '../../../contracts/page-content/content-fields.ts';
import type { ShownContent, WrittenContent } from '../../../contracts/page-content/content-values.ts';
import { type ContentKey, PAGE_CONTENTS } from '../../../contracts/page-content/page-contents.ts';
import { advanceShare, type PolicyFigures } from '../../../contracts/policies/policy-figures.ts';
import { NAMELESS } from '../../../contracts/settings/known-settings.ts';
import type { Db } from '../../db/database.ts';
import { findAgencyName } from '../settings/settings.queries.ts';
import { type ContentMedia, loadContentMedia } from './content-media.ts';
import { findPublished } from './page-content.queries.ts';
import { type Writing, writeMarkdown, writeMarkdownLine } from './write-markdown.ts';

type Shown = { media: ContentMedia; braces: Record<ContentBrace, string>; mark?: MarkText };

/** Marks where a text is from. `path`: `slides.0.quote`. */
export type MarkText = (text: string, path: string) => string;

export async function showPublished<Key extends ContentKey>(db: Db, key: Key): Promise<ShownContent<Key>> {
  return showContent(db, key, await findPublished(db, key));
}

/** Fills what stands in braces, and puts pictures for their addresses. */
export async function showContent<Key extends ContentKey>(
  db: Db,
  key: Key,
  stored: WrittenContent<Key>,
  mark?: MarkText,
): Promise<ShownContent<Key>> {
  const { fields } = PAGE_CONTENTS[key];
  const figures = key === 'policies' ? (stored as WrittenContent<'policies'>).figures : undefined;
  const shown = {
    media: await loadContentMedia(db, mediaIn(fields, stored)),
    braces: await loadBraces(db, figures),
    ...(mark && { mark }),
  };
  return showFields(fields, stored, shown, []) as ShownContent<Key>;
}

async function loadBraces(db: Db, given?: PolicyFigures): Promise<Record<ContentBrace, string>> {
  const figures = given ?? (await findPublished(db, 'policies')).figures;
  return {
    agency: (await findAgencyName(db)) ?? NAMELESS,
    advance: `${figures.advancePercent}%`,
    advanceShare: advanceShare(figures),
    balanceDays: String(figures.balanceDays),
    seasonDays: String(figures.seasonDays),
  };
}

type Values = Record<string, unknown>;

async function showFields(
  fields: ContentFields,
  values: Values,
  shown: Shown,
  path: string[],
): Promise<Values> {
  const all: Values = {};
  for (const [name, field] of Object.entries(fields))
    if (!('isUnseen' in field && field.isUnseen))
      all[name] = await showPart(field, values[name], shown, [...path, name]);
  return all;
}

async function showPart(field: ContentField, value: unknown, shown: Shown, path: string[]): Promise<unknown> {
  const write = (text: string, at = path) => {
    const filled = fillBraces(text, shown.braces);
    return shown.mark && filled !== '' ? shown.mark(filled, at.join('.')) : filled;
  };
  const marked = (text: string, at = path) => ({
    text: fillBraces(text, shown.braces),
    ...(shown.mark && { mark: shown.mark('', at.join('.')) }),
  });
  switch (field.kind) {
    case 'group':
      return showFields(field.fields, value as Values, shown, path);
    case 'list':
      return oneByOne(value as Values[], (item, at) =>
        showFields(field.item, item, shown, [...path, `${at}`]),
      );
    case 'lines':
      return oneByOne(value as string[], (text, at) =>
        field.isMarkdown
          ? writeInTurn(writeMarkdownLine, marked(text, [...path, `${at}`]))
          : write(text, [...path, `${at}`]),
      );
    case 'markdown':
      return writeInTurn(writeMarkdown, marked(value as string));
    case 'line':
    case 'text':
      return write(value as string);
    case 'picture':
      return shown.media.picture(value as string, field.cut);
    case 'video':
      return shown.media.video(value as string);
    default:
      return value;
  }
}

async function oneByOne<One, Other>(
  all: readonly One[],
  show: (one: One, at: number) => Other | Promise<Other>,
): Promise<Other[]> {
  const shown: Other[] = [];
  for (const [at, one] of all.entries()) shown.push(await show(one, at));
  return shown;
}

/** Characters. What was written once is not read again for each request. */
const written = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});
let lastTurn: Promise<unknown> = Promise.resolve();

/** Reading one text takes up to 25 ms, a page has dozens, and several are read at a time: each text has its own turn. */
async function writeInTurn(as: typeof writeMarkdown, { text, mark = '' }: Writing): Promise<string> {
  const key = JSON.stringify([as.name, text, mark]);
  const found = written.get(key);
  if (found !== undefined) return found;
  lastTurn = lastTurn.then(() => everythingElse());
  await lastTurn;
  const made = as({ text, mark });
  written.set(key, made);
  return made;
}

/** Addresses of pictures and videos. */
export function mediaIn(
  fields: ContentFields,
  values: Values,
  kinds: readonly ContentField['kind'][] = ['picture', 'video'],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group') return mediaIn(field.fields, value as Values, kinds);
    if (field.kind === 'list') return (value as Values[]).flatMap((item) => mediaIn(field.item, item, kinds));
    return kinds.includes(field.kind) && value !== '' ? [value as string] : [];
  });
}
