export type StyleIndex = {
  href: string;
  rules: StyleEntry[];
};

type StyleEntry =
  /** `needs`: the classes of each selector. Without it the rule is in every page. */
  | { css: string; needs?: string[][] }
  | { css: string; usedAs: string }
  | { open: string; rules: StyleEntry[] }
  | { open: string; variables: [name: string, value: string][] };

/** Inlines the rules that a page uses. Browsers without scripts get the whole sheet; others load it when needed. */
export function createStyleInliner({ href, rules }: StyleIndex): (html: string) => string {
  const place = `<noscript><link rel="stylesheet" href="${href}" data-whole=""/></noscript>`;
  return (html) => {
    if (!html.includes(place)) return html;
    const page: Page = {
      classes: classesIn(html),
      names: new Set(html.match(NAME)),
    };
    // Variables use one another, so repeat until no new one turns up.
    let style = '';
    for (let known = -1; known < page.names.size; ) {
      known = page.names.size;
      style = pickRules(rules, page);
      style += pickDefinitions(rules, style);
      for (const [name] of style.matchAll(NAME)) page.names.add(name);
    }
    return html.replace(place, () => `<style>${style}</style>${place}`);
  };
}

type Page = { classes: Set<string>; names: Set<string> };

const NAME = /--[\w-]+/g;

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) classes.add(unescaped(name));
  }
  return classes;
}

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

function pickRules(entries: StyleEntry[], page: Page): string {
  let picked = '';
  for (const entry of entries) {
    if ('open' in entry) {
      const inner = 'rules' in entry ? pickRules(entry.rules, page) : pickVariables(entry.variables, page);
      if (inner) picked += `${entry.open}${inner}}`;
    } else if (!('usedAs' in entry) && isUsed(entry.needs, page.classes)) {
      picked += entry.css;
    }
  }
  return picked;
}

function pickVariables(variables: [name: string, value: string][], { names }: Page): string {
  return variables
    .filter(([name]) => names.has(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function isUsed(needs: string[][] | undefined, classes: Set<string>): boolean {
  return !needs || needs.some((names) => names.every((name) => classes.has(name)));
}

function pickDefinitions(entries: StyleEntry[], style: string): string {
  let picked = '';
  for (const entry of entries) {
    if ('rules' in entry) picked += pickDefinitions(entry.rules, style);
    else if ('usedAs' in entry && style.includes(entry.usedAs)) picked += entry.css;
  }
  return picked;
}
