/**
 * Marks, and the two letters that normalising makes marks of. No language sets thirty on a letter, which is where
 * Unicode's Stream-Safe Text Format ends a run, too.
 */
const BEYOND_30_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * `String.normalize` for text that anybody may have sent: putting a run of marks in order takes steps by the square of its
 * length, so that a hundred kilobytes of them would stop the site for seconds. What follows thirty of them goes.
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(BEYOND_30_MARKS, '$1').normalize(form);
}
