import type { SpamReason } from '../../../contracts/spam-reasons.ts';
import { PLAIN_PHRASES } from './plain-phrases.ts';
import { SELLING_PHRASES } from './selling-phrases.ts';
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

/** Never enough by itself. As bots of forums call themselves: `RobertGer`, `Anthonyfrurn`; and a mailbox that few people have. */
function namePoints({ name, email }: Arrival): [SpamReason, number][] {
  const isOdd = /\.(?:tst|top|xyz)$/.test(email) || /^[A-Z][a-z]{2,20}[A-Z][a-z]{2,20}$/.test(name.trim());
  return [
    gibberishShare(name) > 0 ? ['gibberish', 3] : ['name', isOdd ? 2 : 0],
    ['links', /https?:|www\.|\[url|<a /i.test(name) ? 5 : 0],
  ];
}

/** Each fact counts once, and what anybody may write counts for nothing: in which script and language it is, where it comes from. */
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

/** A link by itself is no advertisement, nor are several; one with two words around it most often is. */
function linkPoints(links: number, text: string): number {
  if (links === 0) return 0;
  return Math.min(4, links + 1) + (hasWords(withoutLinks(text), 4) ? 0 : 3);
}

/** Random ones, or what people try a form with. */
function letterPoints(text: string): [SpamReason, number] {
  const share = gibberishShare(withoutLinks(text));
  if (share > 0) return ['gibberish', share > 0.3 ? 5 : 1];
  return ['try', isTry(comparable(text)) ? 4 : 0];
}
