import type { SpamReason } from '../../../contracts/spam-reasons.ts';
import { PLAIN_PHRASES, SELLING_PHRASES } from './known-phrases.ts';
import {
  comparable,
  countPhrases,
  gibberishWords,
  hasAttack,
  hasMarkup,
  hasScript,
  isTry,
  shareOf,
  strangeHosts,
} from './text-signs.ts';

/** From this score on it is spam. */
export const SPAM_SCORE = 5;

/** What came by a form. */
export type Arrival = {
  name: string;
  email: string;
  /** All else that was written, as one text. */
  text: string;
  website?: string | undefined;
  filledInSeconds?: number | undefined;
};

/** How often the same came lately: see `arrivals.queries.ts`. */
export type Crowd = { sameText: number; fromAddress: number; fromNetwork: number };
export const NO_CROWD: Crowd = { sameText: 0, fromAddress: 0, fromNetwork: 0 };

export type Verdict = { score: number; reasons: SpamReason[]; isSpam: boolean };

/** Nobody fills in a form of several fields so fast; a browser may, that does it for them. Seconds. */
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

/** A house, a school or a mobile network may be behind one address of a network: that alone is never enough. */
function crowdPoints({ sameText, fromAddress, fromNetwork }: Crowd): [SpamReason, number][] {
  return [
    ['repeated', sameText >= 5 ? 5 : sameText >= 2 ? 3 : 0],
    ['busy-address', fromAddress >= 10 ? 2 : 0],
    ['busy-network', fromNetwork >= 30 ? 2 : fromNetwork >= 15 ? 1 : 0],
  ];
}

/** As bots of forums call themselves: `RobertGer`, `Anthonyfrurn`; one word, and a mailbox that travellers here rarely have. */
function namePoints({ name, email }: Arrival): [SpamReason, number][] {
  const isOdd =
    /\.(?:ru|su|by|tst|top|xyz)$/.test(email) || /^[A-Z][a-z]{2,20}[A-Z][a-z]{2,20}$/.test(name.trim());
  return [
    ['name', isOdd ? 2 : 0],
    ['gibberish', gibberishWords(name).length > 0 ? 3 : 0],
    ['links', /https?:|www\.|\[url|<a /i.test(name) ? 5 : 0],
    ['script', shareOf(name, 'Cyrillic') > 0.5 ? 1 : 0],
  ];
}

function textPoints(text: string, ownHost: string): [SpamReason, number][] {
  const words = comparable(text);
  const links = strangeHosts(text, ownHost).length;
  const selling = countPhrases(words, SELLING_PHRASES);
  return [
    ['attack', hasAttack(text) ? 6 : hasScript(text) ? 4 : 0],
    ['markup', hasMarkup(text) ? 5 : 0],
    ['links', linkPoints(links, text)],
    ['advertisement', Math.min(10, 5 * countPhrases(words, PLAIN_PHRASES))],
    ['selling', selling > 0 ? Math.min(8, selling * 2 + Math.min(1, links)) : 0],
    ['money', /[$€£]\s?\d|\d\s?(?:usd|usdt|btc|eur|dollars|руб)/i.test(text) && selling + links > 0 ? 1 : 0],
    ['script', scriptPoints(text)],
    ['gibberish', gibberishPoints(text)],
    ['try', isTry(words) ? 4 : 0],
  ];
}

/** A link by itself is no advertisement, one with two words around it most often is. */
function linkPoints(links: number, text: string): number {
  if (links === 0) return 0;
  const wordsBeside = text.split(/\s+/).filter((word) => !/https?:|www\./i.test(word)).length;
  return (links >= 3 ? 5 : links + 1) + (wordsBeside < 4 ? 3 : 0);
}

/** Travellers who write so are rare here, and bots who do so are not; it takes something else beside it. */
function scriptPoints(text: string): number {
  if (shareOf(text, 'Cyrillic') > 0.3) return 4;
  return shareOf(text, 'Han') > 0.3 ? 3 : 0;
}

function gibberishPoints(text: string): number {
  const odd = gibberishWords(text).length;
  const words = text.split(/\s+/).length;
  if (odd === 0) return 0;
  return odd / words > 0.3 ? 5 : 1;
}
