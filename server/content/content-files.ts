import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { dayAfter, dayOf } from '../../contracts/india-time.ts';
import { isFields } from '../http/faults/contract-with-rule.ts';

/** The kinds of content, each a folder, with the field that stands below the others. */
export const TEXT_OF = {
  places: 'advice',
  roads: 'note',
  team: 'words',
  'reply-templates': 'text',
  tours: 'desc',
  pages: 'text',
  'page-drafts': 'text',
  'mail-words': 'body',
} as const;

export type ContentKind = keyof typeof TEXT_OF;

/** `field` is a path (`pricing.parties`), empty for the file itself. */
export type ContentFault = { file: string; field: string; message: string };

/** `slug`: the name by which other files refer to it. `fields` is missing if the file could not be read. */
export type ContentFile = { path: string; slug: string; fields?: Record<string, unknown> };

export type ContentFolder = {
  files: Record<ContentKind, ContentFile[]>;
  faults: ContentFault[];
};

/** Stored first, even if no content is wanted: see `demo-settings.ts`. */
export const SETTINGS = 'settings.json';
/** Uploaded pictures: their rows, and a folder with the files of each. */
export const PICTURES = 'pictures';
export const PICTURES_FILE = 'pictures.json';
/** What staff have changed of the pictures that ship with the site. */
export const DRAWINGS_FILE = 'drawings.json';
/** Where an export of everything keeps the rest. */
export const BACKUP = 'backup';

/** The demo's own mark. */
const BRAND = 'brand';

const isBeside = (file: string) =>
  [SETTINGS, PICTURES_FILE, DRAWINGS_FILE].includes(file) ||
  [PICTURES, BACKUP, BRAND].includes(file.split('/', 1)[0] ?? '');

export function readContentFolder(folder: string, now: Date): ContentFolder {
  const files: ContentFolder['files'] = {
    ...{ places: [], roads: [], team: [], 'reply-templates': [], tours: [] },
    ...{ pages: [], 'page-drafts': [], 'mail-words': [] },
  };
  const faults: ContentFault[] = [];
  for (const file of listFiles(folder)) {
    if (isBeside(file)) continue;
    const tell = (message: string) => faults.push({ file, field: '', message });
    // A number prefix gives the order.
    const [, kind = '', slug = ''] = /^([^/]+)\/(?:\d+-)?([^/]+)\.md$/.exec(file) ?? [];
    if (!isKind(kind)) {
      tell(`Content is NAME.md in one of the folders ${Object.keys(files).join(', ')}.`);
      continue;
    }
    if (files[kind].some((other) => other.slug === slug)) tell('Another file has this name.');
    const { fields, text, wrong } = readFrontMatter(readFileSync(join(folder, file), 'utf8'));
    wrong.forEach(tell);
    const all = fields && { ...fields, ...(text && { [TEXT_OF[kind]]: text }) };
    files[kind].push({ path: file, slug, fields: withDays(all, now) as typeof all });
  }
  return { files, faults };
}

function isKind(name: string): name is ContentKind {
  return Object.hasOwn(TEXT_OF, name);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** `hello` stands before `hello-2`. */
const nameOf = (file: string) => file.replace(/\.md$/, '');

type FrontMatter = { fields?: Record<string, unknown>; text: string; wrong: string[] };

function readFrontMatter(written: string): FrontMatter {
  const whole = `${written.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')}\n`;
  const end = whole.startsWith('---\n') ? whole.indexOf('\n---\n', 3) : -1;
  const text = whole.slice(end + '\n---\n'.length).trim();
  if (end < 0) return { text, wrong: ['Write the fields first, between two lines of ---.'] };
  // With the first `---`, so that line numbers match the file.
  const yaml = parseDocument(whole.slice(0, end));
  const wrong = yaml.errors.map(({ message }) => message.split('\n', 1).join('').replace(/:$/, '.'));
  if (wrong.length > 0) return { text, wrong };
  try {
    // An alias (`*name`) could refer to itself or expand without limit.
    const fields: unknown = yaml.toJS({ maxAliasCount: 0 });
    return isFields(fields) ? { text, wrong, fields } : { text, wrong: ['Write fields as NAME: VALUE.'] };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { text, wrong: ['Write out what stands here as an alias (*).'] };
  }
}

/** `today-9` and `today+30` become days, so that a demo never ages. */
function withDays(value: unknown, now: Date): unknown {
  if (Array.isArray(value)) return value.map((one) => withDays(one, now));
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDays(one, now)]));
  const [, days] = (typeof value === 'string' && /^today([+-]\d{1,4})$/.exec(value)) || [];
  return days === undefined ? value : dayAfter(dayOf(now), Number(days));
}
