const NUMBER = /\*\*(\d\.\d+)\*\* /g;
/** Quotes and code may contain the end of a sentence. */
const QUOTED = /(?<!\w)'(?:[^'\n]|'(?=\w))*'(?!\w)|"[^"\n]*"|`[^`\n]*`/g;
const NEXT_SENTENCE = /[.!?]\)?\s+(?=[(A-Z])/;
const HEADING = /^#|^\| ?[A-Z][\w ]* \| [A-Z][\w ]* \|$|^\|---/;

export function withoutNumbers(text: string): string {
  return text.replace(NUMBER, '');
}

/** Sentences, list items and table rows (cells joined by colons) by number. Throws on a duplicate number. */
export function readSentences(text: string): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, ...parts] = line.split(NUMBER);
    for (let at = 0; at < parts.length; at += 2) {
      const number = String(parts[at]);
      if (sentences.has(number)) throw new Error(`The number ${number} stands twice.`);
      const cells = String(parts[at + 1]).split('|');
      const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
      sentences.set(number, texts.join(': '));
    }
  }
  return sentences;
}

/** Lines without a number, except headings, and sentences that share a number. */
export function findUnnumbered(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !HEADING.test(line));
  const bare = lines.filter((line) => !/^(\s*- |\| )?\*\*\d\.\d+\*\* /.test(line));
  const texts = lines.filter((line) => !line.startsWith('|')).join('\n');
  const shared = [...readSentences(texts).values()].filter((sentence) =>
    NEXT_SENTENCE.test(sentence.replace(QUOTED, 'quoted')),
  );
  return [...bare, ...shared];
}
