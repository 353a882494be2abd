/** Of a name its first letters, two at most: "Pasang Sherpa" is PS. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = name, ...rest] = words;
  const last = rest.at(-1) ?? '';
  return [first, last].map(firstLetter).join('').toUpperCase();
}

/** With the vowel signs that belong to it. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}
