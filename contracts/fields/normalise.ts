/** Marks, and two letters that normalise to marks. Unicode's Stream-Safe Text Format has the same limit. */
const BEYOND_30_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Sorting a run of marks takes quadratic time: drops marks after the 30th, so that 100 kB do not block the site. */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(BEYOND_30_MARKS, '$1').normalize(form);
}
