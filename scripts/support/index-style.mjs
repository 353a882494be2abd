import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Stores what each CSS rule needs to match; `server/pages/style` picks a page's rules by it. */
export function indexStyle(build) {
  const assets = join(build, 'client', 'assets');
  const file = readdirSync(assets).find((name) => /^app-.*\.css$/.test(name));
  if (!file) throw new Error('The build has no style sheet of the site.');
  const index = { href: `/assets/${file}`, rules: rulesOf(readFileSync(join(assets, file), 'utf8')) };
  writeFileSync(join(build, 'server', 'page-style.json'), JSON.stringify(index));
}

export const rulesOf = (sheet) =>
  postcss
    .parse(sheet)
    .nodes.filter((node) => !isForOldBrowsers(node))
    .map(entryOf);

/** Old browsers get these with the whole sheet; those of `CSS_TARGET` in vite.config.ts know `@property`. */
const isForOldBrowsers = ({ name, params, nodes }) => name === 'layer' && params === 'properties' && nodes;

const WITH_RULES = new Set(['layer', 'media', 'supports', 'container']);

function entryOf(node) {
  if (node.type === 'rule') return isTheme(node) ? themeOf(node) : ruleOf(node);
  if (node.type !== 'atrule') return { css: '', needs: [] };
  if (node.name === 'property' || node.name.endsWith('keyframes'))
    return { css: node.toString(), usedAs: node.params };
  if (node.nodes && WITH_RULES.has(node.name))
    return { open: `@${node.name} ${node.params}{`, rules: node.nodes.map(entryOf) };
  return { css: `${node.toString()}${node.nodes ? '' : ';'}` };
}

const ruleOf = (node) => ({ css: node.toString(), needs: node.selectors.map(classesOf) });

const isTheme = ({ parent }) => parent.name === 'layer' && parent.params === 'theme';

const themeOf = ({ selector, nodes }) => ({
  open: `${selector}{`,
  variables: nodes.map(({ prop, value }) => [prop, value]),
});

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;
const ESCAPE = /\\([0-9a-f]{1,6}) ?|\\(.)/g;

/**
 * Classes without which a selector cannot match. Those in `:not()`, `:has()` and the choices of `:is()` are optional.
 */
function classesOf(selector) {
  const classes = withoutChoices(selector).matchAll(CLASS);
  return [...classes].map(([, name]) =>
    name.replace(ESCAPE, (_, code, sign) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign)),
  );
}

const CHOICES =
  /(?<!\\)(?::(?:not|has)\((?:\\.|[^()\\])*\)|\((?:\\.|[^()\\])*,(?:\\.|[^()\\])*\)|\[(?:\\.|[^[\]\\])*\])/g;
const SURE = /(?<!\\)\(((?:\\.|[^()\\])*)\)/g;

function withoutChoices(selector) {
  const next = selector.replaceAll(CHOICES, '').replaceAll(SURE, ' $1 ');
  return next === selector ? selector : withoutChoices(next);
}
