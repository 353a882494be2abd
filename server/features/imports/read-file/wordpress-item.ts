import { unserialize } from 'php-serialize';

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
  const text = meta.get(key)?.trim();
  if (text === undefined || !/^[aisbdN]:/.test(text)) return text;
  try {
    return unserialize(text);
  } catch {
    return undefined;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export const asListOf = (value: unknown): unknown[] => Object.values(asFields(value));

export const asWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export const termsOf = ({ terms }: WordPressItem, ...domains: string[]) =>
  terms.filter(({ domain }) => domains.includes(domain)).map(({ name }) => name);
