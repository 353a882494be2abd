const NUMBER = /\*\*(\d\.\d+)\*\* /g;
/** What stands in quotes or code may hold the end of a sentence. */
const QUOTED = /(?<!\w)'(?:[^'\n]|'(?=\w))*'(?!\w)|"[^"\n]*"|`[^`\n]*`/g;
const NEXT_SENTENCE = /[.!?]\)?\s+(?=[(A-Z])/;
const HEADING = /^#|^\| ?[A-Z][\w ]* \| [A-Z][\w ]* \|$|^\|---/;

/** The specification as it was given. */
export function withoutNumbers(text: string): string {
  return text.replace(NUMBER, '');
}

/** Each sentence, list item and table row (its cells with colons between) by its number. Throws where one stands twice. */
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

/** Lines without any number, headings aside, and sentences that share the number of another. */
export function findUnnumbered(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !HEADING.test(line));
  const bare = lines.filter((line) => !/^(\s*- |\| )?\*\*\d\.\d+\*\* /.test(line));
  const texts = lines.filter((line) => !line.startsWith('|')).join('\n');
  const shared = [...readSentences(texts).values()].filter((sentence) =>
    NEXT_SENTENCE.test(sentence.replace(QUOTED, 'quoted')),
  );
  return [...bare, ...shared];
}
