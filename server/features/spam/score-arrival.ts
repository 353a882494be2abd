import type { SpamReason } from '../../../contracts/spam-reasons.ts';
import { PLAIN_PHRASES, SELLING_PHRASES } from './spam-phrases.ts';
import {
  comparable,
  gibberishShare,
  hasAttack,
  hasMarkup,
  hasScript,
  hasWords,
  isTry,
  strangeHosts,
  takePhrases,
  withoutLinks,
} from './text-signs.ts';

export const SPAM_SCORE = 5;

export type Arrival = {
  name: string;
  email: string;
  text: string;
  website?: string | undefined;
  filledInSeconds?: number | undefined;
};

export type Crowd = { sameText: number; fromAddress: number; fromNetwork: number };
export const NO_CROWD: Crowd = { sameText: 0, fromAddress: 0, fromNetwork: 0 };

export type Verdict = { score: number; reasons: SpamReason[]; isSpam: boolean };

/** Seconds. A browser's autofill may be this fast, though. */
const INHUMAN = 1;
const HASTY = 2.5;

export function scoreArrival(arrival: Arrival, crowd: Crowd, ownHost: string): Verdict {
  const points: [SpamReason, number][] = [
    ...formPoints(arrival),
    ...crowdPoints(crowd),
    ...namePoints(arrival),
    ...textPoints(arrival.text, ownHost),
  ];
  const counted = points.filter(([, weight]) => weight > 0);
  const score = counted.reduce((sum, [, weight]) => sum + weight, 0);
  return { score, reasons: [...new Set(counted.map(([reason]) => reason))], isSpam: score >= SPAM_SCORE };
}

function formPoints({ website, filledInSeconds }: Arrival): [SpamReason, number][] {
  const haste =
    filledInSeconds === undefined || filledInSeconds >= HASTY ? 0 : filledInSeconds < INHUMAN ? 3 : 1;
  return [
    ['honeypot', website?.trim() ? 6 : 0],
    ['too-fast', haste],
  ];
}

/** A house, a school or a mobile network may share an address: never enough alone. */
function crowdPoints({ sameText, fromAddress, fromNetwork }: Crowd): [SpamReason, number][] {
  return [
    ['repeated', sameText >= 5 ? 5 : sameText >= 2 ? 3 : 0],
    ['busy-address', fromAddress >= 10 ? 2 : 0],
    ['busy-network', fromNetwork >= 30 ? 2 : fromNetwork >= 15 ? 1 : 0],
  ];
}

/** Never enough alone. Names as forum bots use: `RobertGer`, `Anthonyfrurn`. */
function namePoints({ name, email }: Arrival): [SpamReason, number][] {
  const isOdd = /\.(?:tst|top|xyz)$/.test(email) || /^[A-Z][a-z]{2,20}[A-Z][a-z]{2,20}$/.test(name.trim());
  return [
    gibberishShare(name) > 0 ? ['gibberish', 3] : ['name', isOdd ? 2 : 0],
    ['links', /https?:|www\.|\[url|<a /i.test(name) ? 5 : 0],
  ];
}

/** Script, language and origin count for nothing. */
function textPoints(text: string, ownHost: string): [SpamReason, number][] {
  const links = strangeHosts(text, ownHost).length;
  const plain = takePhrases(comparable(text), PLAIN_PHRASES);
  const selling = takePhrases(plain.rest, SELLING_PHRASES).count;
  return [
    ['attack', hasAttack(text) ? 6 : hasScript(text) ? 4 : 0],
    hasMarkup(text) ? ['markup', 5] : ['links', linkPoints(links, text)],
    ['advertisement', Math.min(10, 5 * plain.count)],
    ['selling', Math.min(8, 2 * selling)],
    ['money', /[$€£]\s?\d|\d\s?(?:usd|eur|dollars|руб)/i.test(text) && selling + links > 0 ? 1 : 0],
    letterPoints(text),
  ];
}

/** Links alone are no advertisement; one with two words around it mostly is. */
function linkPoints(links: number, text: string): number {
  if (links === 0) return 0;
  return Math.min(4, links + 1) + (hasWords(withoutLinks(text), 4) ? 0 : 3);
}

function letterPoints(text: string): [SpamReason, number] {
  const share = gibberishShare(withoutLinks(text));
  if (share > 0) return ['gibberish', share > 0.3 ? 5 : 1];
  return ['try', isTry(comparable(text)) ? 4 : 0];
}
