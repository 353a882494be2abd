/**
 * Marks, and two letters that normalise to marks. No language needs 30 on one letter; Unicode's Stream-Safe Text Format
 * has the same limit.
 */
const BEYOND_30_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Safe `String.normalize` for untrusted text: sorting a run of marks takes quadratic time, so 100 kB of them would
 * block the site for seconds. Drops marks after the 30th.
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(BEYOND_30_MARKS, '$1').normalize(form);
}
