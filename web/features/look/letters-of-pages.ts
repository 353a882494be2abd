import type { LetterPair } from '../../../contracts/look/letters.ts';
import bitter from '../../styles/fonts/bitter.woff2?url';
import bricolage from '../../styles/fonts/bricolage-grotesque.woff2?url';
import figtree from '../../styles/fonts/figtree.woff2?url';
import fraunces from '../../styles/fonts/fraunces.woff2?url';
import sourceSans from '../../styles/fonts/source-sans-3.woff2?url';
import sourceSerif from '../../styles/fonts/source-serif-4.woff2?url';
import frauncesRules from '../../styles/fonts.css?inline';
import bitterRules from '../../styles/pairs/bitter.css?inline';
import bricolageRules from '../../styles/pairs/bricolage.css?inline';
import sourceRules from '../../styles/pairs/source.css?inline';

/** `fonts`: what nearly every page is written with, asked for early. */
type LettersOfPages = { rules: string; fonts: readonly string[] };

const PAIRS: Record<LetterPair, LettersOfPages> = {
  fraunces: { rules: frauncesRules, fonts: [figtree, fraunces] },
  source: { rules: sourceRules, fonts: [sourceSans, sourceSerif] },
  bitter: { rules: bitterRules, fonts: [sourceSans, bitter] },
  bricolage: { rules: bricolageRules, fonts: [figtree, bricolage] },
};

/** On the server alone: browsers get those of their page. */
export const lettersOf = (pair: LetterPair = 'fraunces') => PAIRS[pair];
