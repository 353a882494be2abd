export function initialsOf(person: string): string {
  const words = wordsOf(person, /^\p{L}/u);
  const [first = person, ...rest] = words;
  return lettersOf([first, rest.at(-1) ?? '']);
}

/** What follows says more often how it is run (Pvt. Ltd.) than what it is called. */
export function initialsOfAgency(name: string): string {
  return lettersOf(wordsOf(name, /^[\p{L}\p{N}]/u).slice(0, 2));
}

const wordsOf = (name: string, begin: RegExp) => name.split(/[\s-]+/).filter((word) => begin.test(word));

const lettersOf = (words: readonly string[]) => words.map(firstLetter).join('').toUpperCase();

/** A grapheme: includes vowel signs. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}
