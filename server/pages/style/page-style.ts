/** Made with the build: see `scripts/support/index-style.mjs`. */
export type StyleIndex = {
  /** Of the whole style sheet. */
  href: string;
  rules: StyleEntry[];
};

type StyleEntry =
  /** `needs`: the classes of each of its selectors. Left out: it belongs to every page. */
  | { css: string; needs?: string[][] }
  /** A definition, of use where its name is used. */
  | { css: string; usedAs: string }
  /** A layer, a media query and the like, up to its bracket. */
  | { open: string; rules: StyleEntry[] };

/**
 * Puts the rules that a page uses into its head, where the page has the whole style sheet for those alone who run no
 * script: it is painted without asking for anything more. The script fetches the sheet before anything new is shown.
 */
export function createStyleInliner({ href, rules }: StyleIndex): (html: string) => string {
  const place = `<noscript><link rel="stylesheet" href="${href}" data-whole=""/></noscript>`;
  return (html) => {
    if (!html.includes(place)) return html;
    const classes = classesIn(html);
    const style = pickRules(rules, classes);
    const used = pickDefinitions(rules, style);
    return html.replace(place, () => `<style>${style}${used}</style>${place}`);
  };
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) classes.add(unescaped(name));
  }
  return classes;
}

/** What React escapes in an attribute. */
function unescaped(name: string): string {
  return name.includes('&')
    ? name
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
    : name;
}

function pickRules(entries: StyleEntry[], classes: Set<string>): string {
  let picked = '';
  for (const entry of entries) {
    if ('open' in entry) {
      const inner = pickRules(entry.rules, classes);
      if (inner) picked += `${entry.open}${inner}}`;
    } else if (!('usedAs' in entry) && isUsed(entry.needs, classes)) {
      picked += entry.css;
    }
  }
  return picked;
}

function isUsed(needs: string[][] | undefined, classes: Set<string>): boolean {
  return !needs || needs.some((names) => names.every((name) => classes.has(name)));
}

/** They may stand anywhere: order means nothing to them. */
function pickDefinitions(entries: StyleEntry[], style: string): string {
  let picked = '';
  for (const entry of entries) {
    if ('open' in entry) picked += pickDefinitions(entry.rules, style);
    else if ('usedAs' in entry && style.includes(entry.usedAs)) picked += entry.css;
  }
  return picked;
}
