/** Characters that may open or close something: parsing is quadratic in their number. An issue has some hundreds. */
const MARKS = /[*_[\]<`~]|^[ \t]*[=>+#-]|(?<=[>+*-])[ \t]*[>+-]|\d[.)][ \t\n]/gm;
const MAX_MARKS = 1_000;
/** Parsing costs nesting depth per line. Mails show four levels. */
const MAX_LINES = 1_000;
const MAX_NESTING = 20;
const BEGINNING = /^[ \t>+*\d.)-]*/;
const NESTED = />|[*+-](?=[ \t]|$)|\d[.)](?=[ \t]|$)| {2}|\t/g;

export function faultOfMarks(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) return `There are more than ${MAX_LINES} lines in it: use fewer.`;
  for (const [place, line] of lines.entries()) {
    const nesting = BEGINNING.exec(line)?.[0].match(NESTED)?.length ?? 0;
    if (nesting > MAX_NESTING)
      return `Lists or quotes are nested ${nesting} deep in line ${place + 1}: use at most ${MAX_NESTING}.`;
  }
  let left = MAX_MARKS;
  for (const _mark of text.matchAll(MARKS)) if (--left < 0) return TOO_MANY;
  return undefined;
}

const TOO_MANY = `There are more than ${MAX_MARKS} signs such as *, _, [ and lines of lists in it: use fewer.`;
