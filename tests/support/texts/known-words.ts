/** `isKnown`: content, interface, or put together from such words, figures and days. */
type KnownWords = { isKnown: (words: string) => boolean };

const STEPS = 4;
const HAS_LETTER = /\p{L}/u;
const ELEMENTS = /<\/?\d+\/?>/;
const PLACEHOLDER = /\{\w+\}/;
/** Between words that stand beside each other without being a sentence. */
const BETWEEN = /( [·|–—+-] |: |, then |, and |, |; | \/ |(?<=[.!?]) | and | or | \(|\)|[“”])/u;
/** Signs, and a figure with its unit. */
const AROUND = /^[\s:;,.·–—“(+©-]+(\d+ )?|( [\d,.–]+( (m|km|h|min))?)?[\s:;,.·–—”)+-]*$/gu;

export const plainly = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Texts may have placeholders: `{name}`. */
export function knownWords(texts: Iterable<string>): KnownWords {
  const whole = new Set<string>();
  const patterns: { pattern: RegExp; begins: string }[] = [];
  for (const text of texts)
    for (const part of text.split(ELEMENTS).map(plainly)) {
      if (!HAS_LETTER.test(part.replaceAll(/\{\w+\}/g, ''))) continue;
      whole.add(part);
      if (!PLACEHOLDER.test(part)) continue;
      patterns.push(patternOf(part));
      // What stands for a placeholder may be an element.
      for (const words of part.split(/\{\w+\}/).map(plainly))
        if (/\p{L} \p{L}/u.test(words)) whole.add(words);
    }
  /** Of words that are not known: how many steps were tried. */
  const tried = new Map<string, number>();

  function isKnown(given: string, steps: number): boolean {
    const words = plainly(given);
    if (!HAS_LETTER.test(words) || whole.has(words) || isFigure(words)) return true;
    if ((tried.get(words) ?? 0) >= steps) return false;
    const answer = isOne(words, steps) || isList(words, steps);
    if (answer) whole.add(words);
    else tried.set(words, steps);
    return answer;
  }

  const isOne = (words: string, steps: number) =>
    isWhole(words.replace(AROUND, '')) ||
    isCutShort(words) ||
    fits(words, steps) ||
    fits(words.replace(/\.$/, ''), steps);

  /** Also where it begins a sentence, or no longer does. */
  const isWhole = (words: string) =>
    [words, words.charAt(0).toUpperCase() + words.slice(1)].some((one) => whole.has(one));

  const isCutShort = (words: string) =>
    words.endsWith('…') && [...whole].some((text) => text.startsWith(words.slice(0, -1).trimEnd()));

  const fits = (words: string, steps: number) =>
    patterns.some(({ pattern, begins }) => {
      const filled = words.includes(begins) ? pattern.exec(words) : null;
      return filled?.slice(1).every((part) => isKnown(part, steps - 1));
    });

  /** Whether it can be cut into known words. */
  function isList(words: string, steps: number): boolean {
    const parts = words.split(BETWEEN);
    const reached = new Set([0]);
    for (const from of reached)
      for (let end = from + 1; end <= parts.length; end += 2)
        if (end - from < parts.length && isKnown(parts.slice(from, end).join(''), steps - 1))
          reached.add(end + 1);
    return reached.has(parts.length + 1);
  }

  return { isKnown: (words) => isKnown(words, STEPS) };
}

/** `begins`: its longest words, a quick look before the slow one. */
function patternOf(text: string): { pattern: RegExp; begins: string } {
  const parts = text.split(/\{\w+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const begins = parts
    .map((part) => part.trim())
    .reduce((one, other) => (other.length > one.length ? other : one));
  return { pattern: new RegExp(`^${escaped.join('(.*?)')}$`, 'su'), begins };
}

const dayWords = new Set(
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, day))).flatMap((day) =>
    (['short', 'long'] as const).flatMap((style) =>
      day.toLocaleDateString('en-IN', { month: style, weekday: style, timeZone: 'UTC' }).split(/[^\p{L}]+/u),
    ),
  ),
);

/** A day, a time, a figure with its unit, an address of the net, a mark of two letters. */
function isFigure(words: string): boolean {
  if (/^\p{Lu}{2}$/u.test(words)) return true;
  if (
    /^https?:\/\/\S+$/.test(words) ||
    /^(https?:\/\/|\/|mailto:)?[\w.%/-]+\.\w+[\w%/?=&#.-]*$|^\S+@\S+\.\w+$/.test(words)
  )
    return true;
  return words
    .split(/[^\p{L}]+/u)
    .every(
      (word) =>
        word === '' || dayWords.has(word.replace(/s$/, '')) || /^(am|pm|km|m|h|min|IST|GST)$/.test(word),
    );
}
