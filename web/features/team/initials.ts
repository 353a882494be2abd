export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = name, ...rest] = words;
  const last = rest.at(-1) ?? '';
  return [first, last].map(firstLetter).join('').toUpperCase();
}

/** A grapheme: includes vowel signs. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}
