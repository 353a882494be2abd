/** `slides.0.quote` */
export type ContentPath = string;

type Tree = Record<string, unknown>;

export function valueAt(values: unknown, path: ContentPath): unknown {
  return path.split('.').reduce((tree, name) => (tree as Tree | undefined)?.[name], values);
}

/** A copy with another value at the path. */
export function withValueAt<T>(values: T, path: ContentPath, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValueAt((values as Tree)[name], rest.join('.'), value);
  if (Array.isArray(values)) return values.map((one, at) => (String(at) === name ? inner : one)) as T;
  return { ...values, [name]: inner };
}

export function isSameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Of a heading: parts within parts are below them. */
export const levelOf = (path: ContentPath) => (path.includes('.') ? 'h3' : 'h2');
