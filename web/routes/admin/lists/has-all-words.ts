/** Whether a text has every word that was typed to look for it, in any order; nothing typed finds all. */
export function hasAllWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
}
