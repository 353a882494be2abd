/** From क on. */
const CONSONANTS =
  'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const WITH_DOT: Record<string, string> = { ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' };
/** From आ on, and the signs from ा on. */
const VOWELS = 'a i i u u ri ri e e e ai o o o au'.split(' ');

/**
 * Writes Devanagari, Bengali and other scripts of India in Latin letters, as people there do: "गंगटोक दर्शन" →
 * "gangatok darshan". All else stays. Takes NFC or NFKC, in which the dot below a letter stands apart.
 */
export function transliterateIndic(text: string): string {
  return (
    inDevanagari(text)
      .replaceAll('ज्ञ', 'ग्य')
      .replace(/ङ्(?=[क-घ])/g, 'न्')
      .replace(/([क-ह])(़?)([ा-्]?)/g, (syllable, consonant, dot, sign, at, whole) => {
        const letter = (dot && WITH_DOT[consonant]) || CONSONANTS[placeOf(consonant, 'क')];
        if (sign === '्') return letter;
        if (sign) return letter + VOWELS[placeOf(sign, 'ा')];
        return letter + (isSilent(whole[at - 1], whole[at + syllable.length]) ? '' : 'a');
      })
      .replace(/[आ-औ]/g, (vowel) => VOWELS[placeOf(vowel, 'आ')] ?? '')
      .replace(/[०-९]/g, (digit) => `${placeOf(digit, '०')}`)
      .replaceAll('अ', 'a')
      .replaceAll('ॐ', 'om')
      .replace(/ं(?=[pbm])/g, 'm')
      // The surname.
      .replace(/ंh(?![a-zऀ-ॿ])/g, 'ngh')
      .replace(/[ंँ]/g, 'n')
      .replaceAll('ः', 'h')
  );
}

/** Unicode has the scripts of India one after the other, 128 places each, and the same letter in the same place. */
function inDevanagari(text: string): string {
  return (
    text
      .replaceAll('ং', 'ঙ্')
      .replace(/[ঀ-ൿ]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 128)))
      // How two letters are drawn together is not heard.
      .replace(/(?<=[ऀ-ॿ])[\u200c\u200d]/g, '')
  );
}

/**
 * Whether the "a" that is in a consonant of itself is not said: at the end of a word, unless the consonant is all there
 * is to it, or the last of several.
 */
function isSilent(before = '', after = ''): boolean {
  return /[ऀ-ौ]/.test(before) && !/[ऀ-ह]/.test(after);
}

const placeOf = (letter: string, first: string) => letter.charCodeAt(0) - first.charCodeAt(0);
