import { describe, expect, test } from 'vitest';
import { readCorpus, readMessages } from '../../../tests/support/spam-corpus/read-corpus.ts';
import { type Arrival, NO_CROWD, scoreArrival } from './score-arrival.ts';

const honest = readCorpus('honest');
const abroad = readMessages('honest-from-abroad');
const bots = readCorpus('bot');

const isSpam = (arrival: Arrival) => scoreArrival(arrival, NO_CROWD, 'teestatrails.example').isSpam;
const misjudged = (arrivals: Arrival[]) => arrivals.filter(isSpam).map(({ text }) => text);
const caught = (arrivals: Arrival[]) => arrivals.filter(isSpam).length / arrivals.length;

test('the corpus has at least 150 honest messages and 150 of bots, no two of them the same', () => {
  for (const { seen, unseen } of [honest, bots]) {
    const texts = [...seen, ...unseen].map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

describe.each([
  ['on which the rules were made', 'seen'],
  ['by which they are judged', 'unseen'],
] as const)('of the half %s', (_what, half) => {
  test('no honest message is taken for spam', () => {
    expect(misjudged(honest[half])).toEqual([]);
  });

  test('nine in ten messages of bots are', () => {
    const rate = caught(bots[half]);
    expect(rate, `${(100 * rate).toFixed(1)} % of ${bots[half].length}`).toBeGreaterThanOrEqual(0.9);
  });
});

test('no honest message from abroad is taken for spam, in whatever script and language it is', () => {
  expect(new Set(abroad.map(({ text }) => text)).size).toBe(150);
  expect(misjudged(abroad)).toEqual([]);
});

test('an honest message stays one as an enquiry or a review, and behind a busy network', () => {
  const busy = { sameText: 0, fromAddress: 0, fromNetwork: 40 };
  const wrong = [...honest.seen, ...honest.unseen, ...abroad].filter(
    (arrival) => scoreArrival({ ...arrival, filledInSeconds: 40 }, busy, 'teestatrails.example').isSpam,
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

const HONEST: Arrival = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  text: 'Is Gurudongmar open in April?',
};
const judge = (given: Partial<Arrival>, crowd = NO_CROWD) =>
  scoreArrival({ ...HONEST, ...given }, crowd, 'teestatrails.example');

test('the field that people do not see is enough by itself', () => {
  expect(judge({ website: 'https://x.example' })).toMatchObject({ isSpam: true, reasons: ['honeypot'] });
  expect(judge({ website: ' ' }).isSpam).toBe(false);
});

test('haste counts, and without a script there is none to count', () => {
  const offer = { text: 'We can redesign your website, would you be interested?' };
  expect(judge({ filledInSeconds: 0.2 })).toMatchObject({ isSpam: false, reasons: ['too-fast'] });
  expect(judge({ ...offer, filledInSeconds: 0.2 }).score).toBe(judge(offer).score + 3);
  expect(judge({ filledInSeconds: 2 })).toMatchObject({ score: 1, reasons: ['too-fast'] });
  expect(judge({ filledInSeconds: 30 }).reasons).toEqual([]);
  expect(judge({}).reasons).toEqual([]);
});

test('the same text from several addresses counts, much from one network alone is not enough', () => {
  expect(judge({}, { ...NO_CROWD, sameText: 5 })).toMatchObject({ isSpam: true, reasons: ['repeated'] });
  expect(judge({}, { ...NO_CROWD, sameText: 2 }).isSpam).toBe(false);
  expect(judge({}, { sameText: 0, fromAddress: 0, fromNetwork: 1_000 }).isSpam).toBe(false);
  expect(judge({}, { sameText: 2, fromAddress: 12, fromNetwork: 0 }).isSpam).toBe(true);
});

test('links to the site itself and to maps are none; one that only looks like it is one', () => {
  const links = (text: string) => judge({ text }).reasons.includes('links');
  expect(
    links('See https://teestatrails.example/tours/x and https://maps.app.goo.gl/abc for the hotel'),
  ).toBe(false);
  expect(links('See https://maps.google.com.evil.example/abc for the hotel')).toBe(true);
});

test('neither a script nor a country nor a name counts: who asks in Cyrillic is told as anybody is', () => {
  const ivan = {
    name: 'Иван Петров',
    email: 'ivan@hotel.ru',
    text: 'Открыт ли Гурудонгмар в апреле? Нас четверо.',
  };
  expect(judge(ivan)).toEqual({ score: 0, reasons: [], isSpam: false });
  expect(judge({ text: '请问四月份古鲁东玛湖开放吗?我们四个人。' }).reasons).toEqual([]);
  const beside = 'Нас четверо, вот наш отель: https://hotel.example/ru Открыт ли Гурудонгмар?';
  expect(judge({ ...ivan, text: beside }).isSpam).toBe(judge({ text: `Is it open? ${beside}` }).isSpam);
  // Odd twice over: letters in a row, and two names in one word.
  expect(judge({ name: 'ZxcvbnQwerty' }).isSpam).toBe(false);
});

test('one fact counts once: a phrase inside another, one that two of them have, a link, a coin', () => {
  const score = (text: string) => judge({ text }).score;
  expect(score('Try our online casino')).toBe(score('Try our sbobet'));
  expect(score('Your website: could we send it to Google?')).toBe(score('Your website: could we send it?'));
  const offer = 'Your website could be better, we think, and here is why: ';
  expect(score(`${offer}https://x.example/a`)).toBe(
    score(offer) + score('See what it is: https://x.example/a'),
  );
  expect(score('Pay 2 btc')).toBe(score('Pay in btc'));
  expect(score('[url=https://x.example/a]the hotel that we stay at[/url]')).toBe(
    score('[url=x]the hotel that we stay at[/url]'),
  );
  expect(score('asdasd')).toBe(score('asdasdf'));
});

test('a name that advertises is spam, whatever the trip', () => {
  expect(judge({ name: 'Best SEO http://seo.example' }).isSpam).toBe(true);
  expect(judge({ name: 'Asha Rai', text: '[url=http://x.example]Gangtok[/url]' }).isSpam).toBe(true);
});

test('a text as long as it may be is judged at once, whatever it is made of', () => {
  const hostile = ['a', 'aA', 'http://', 'www.', ' seo', '[url', '\u0430', '漢', 'zzzz ', '/'].map((part) =>
    part.repeat(5_000).slice(0, 5_000),
  );
  const start = performance.now();
  for (const text of hostile) judge({ text });
  expect(performance.now() - start).toBeLessThan(1_500);
});
