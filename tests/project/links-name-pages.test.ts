import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import pageRoutes from '../../web/routes.ts';
import { isNode, parseSource, type SyntaxNode } from '../support/syntax-tree.ts';

const web = resolve(import.meta.dirname, '../../web');
/** Calls that take a page by its name. */
const BY_NAME = ['href', 'pathWithNext'];
/** Files whose paths are checked by their type. */
const TYPED = /\b(SitePage|DoorPage|PolicyPath)\b/;

const pathsOf = (entries: RouteConfigEntry[], below = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? below : `${below}/${path}`;
    return [...(path === undefined || path === '*' ? [] : [whole]), ...pathsOf(children, whole)];
  });
const PAGES = pathsOf(pageRoutes).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** `/tours/${slug}?page=2` as `/tours/*`; what is put behind a path whole, as `${query}`, is none of it. */
function pathsIn({ type, value, quasis }: SyntaxNode): string[] {
  const text =
    type === 'Literal' && typeof value === 'string'
      ? value
      : type === 'TemplateLiteral'
        ? (quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join('*')
        : '';
  const path = text.replace(/[?#].*/s, '');
  return [path, path.replace(/\*$/, '')];
}

function bareIn(node: SyntaxNode): string[] {
  const { type, callee } = node;
  if (type === 'ImportDeclaration' || type.startsWith('TSLiteral')) return [];
  if (type === 'CallExpression' && isNode(callee) && BY_NAME.includes(String(callee.name))) return [];
  const bare = pathsIn(node).filter((path) => PAGES.some((page) => page.test(path)));
  return [...bare.slice(0, 1), ...Object.values(node).flat().filter(isNode).flatMap(bareIn)];
}

const bareLinks = (file: string, source: string) =>
  TYPED.test(source) ? [] : bareIn(parseSource(file, source));

test('a link names its page by href, so that what leads to a page that has moved does not compile', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.|routes\.ts$|\.d\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const bare = files.flatMap((file) =>
    bareLinks(file, readFileSync(join(web, file), 'utf8')).map((path) => `${file}: ${path}`),
  );
  expect(bare).toEqual([]);
});

test.each([
  ['<Link to="/tours" />', '/tours'],
  [`navigate(\`/tours/\${slug}#reviews\`)`, '/tours/*'],
  [`const to = \`/admin/bookings\${query}\``, '/admin/bookings'],
  ["const form = { action: '/contact#enquiry-form' }", '/contact'],
])('%s is refused', (source, path) => {
  expect(bareLinks('page.tsx', source)).toEqual([path]);
});

test.each([
  "<Link to={href('/tours')} />",
  `navigate(\`\${href('/tours/:id', { id })}#reviews\`)`,
  "pathWithNext('/login', next)",
  "fetch('/healthz')",
])('%s is taken', (source) => {
  expect(bareLinks('page.tsx', source)).toEqual([]);
});
