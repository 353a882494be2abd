export function hasAllWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
}
