import { unserialize } from 'php-serialize';
import { textOfHtml } from './html-text.ts';

export type WordPressItem = {
  id: string;
  title: string;
  slug: string;
  status: string;
  type: string;
  content: string;
  attachmentUrl: string;
  meta: Map<string, string>;
  terms: { domain: string; name: string }[];
};

export const emptyItem = (): WordPressItem => ({
  ...{ id: '', title: '', slug: '', status: '', type: '', content: '', attachmentUrl: '' },
  meta: new Map(),
  terms: [],
});

export const ITEM_FIELDS: Readonly<
  Record<string, 'id' | 'title' | 'slug' | 'status' | 'type' | 'content' | 'attachmentUrl'>
> = {
  'wp:post_id': 'id',
  title: 'title',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'content:encoded': 'content',
  'wp:attachment_url': 'attachmentUrl',
};

/** What PHP serialised; undefined where it cannot be read, or names a class. */
export function metaOf({ meta }: WordPressItem, key: string): unknown {
  return readPhp(meta.get(key)?.trim());
}

/** Moving a site to another address replaces it in texts, and leaves their lengths as they were. */
function readPhp(text: string | undefined): unknown {
  if (text === undefined || !/^[aisbdN]:/.test(text)) return text;
  try {
    return unserialize(text);
  } catch {
    return attempt(() => unserialize(withRightLengths(text)));
  }
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const SAID = /s:\d{1,9}:"/y;

/** A text ends at its first `";`. */
function withRightLengths(text: string): string {
  let right = '';
  for (let at = 0; at < text.length; ) {
    SAID.lastIndex = at;
    const said = SAID.exec(text)?.[0];
    const begin = at + (said?.length ?? 0);
    const end = said === undefined ? -1 : text.indexOf('";', begin);
    if (end < 0) {
      const next = text.indexOf('s:', at + 1);
      right += text.slice(at, next < 0 ? undefined : next);
      at = next < 0 ? text.length : next;
    } else {
      const value = text.slice(begin, end);
      right += `s:${Buffer.byteLength(value)}:"${value}";`;
      at = end + 2;
    }
  }
  return right;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Some plugins serialise a part once more. */
export function asFields(value: unknown): Fields {
  const read = typeof value === 'string' ? readPhp(value.trim()) : value;
  return typeof read === 'object' && read !== null ? (read as Fields) : {};
}

export const asListOf = (value: unknown): unknown[] => Object.values(asFields(value));

export const asWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const termsOf = ({ terms }: WordPressItem, ...domains: string[]) =>
  terms.filter(({ domain }) => domains.includes(domain)).map(({ name }) => textOfHtml(name));

/** Others that an item refers to, by their ids. */
export type ItemsById = ReadonlyMap<string, WordPressItem>;
