import { describe, expect, test } from 'vitest';
import { BULK_LANE, type Lane, URGENT_LANE, USUAL_LANE } from './lanes.ts';
import { createSendSlots } from './send-slots.ts';

let made = 0;
const mailTo = (recipient: string, lane: Lane = USUAL_LANE) => ({
  id: `mail-${++made}`,
  recipient,
  domain: recipient.split('@')[1] ?? '',
  lane,
});

/** Takes as many as the slots allow, of a lane, each to another of these domains in turn. */
function fill(slots: ReturnType<typeof createSendSlots>, lane: Lane, domains: readonly string[]): number {
  for (let taken = 0; ; taken += 1) {
    const rules = slots.rules().find((rule) => rule.lane === lane);
    const domain = domains.find((name) => !rules?.busyDomains.includes(name));
    if (!rules || domain === undefined) return taken;
    slots.take(mailTo(`asha-${taken}@${domain}`, lane));
  }
}

const MANY = Array.from({ length: 20 }, (_, nth) => `domain-${nth}.example`);
const lanesOf = (slots: ReturnType<typeof createSendSlots>) => slots.rules().map(({ lane }) => lane);

describe('of four slots', () => {
  test('a newsletter has two, what nobody waits for three, and a reset link goes at once', () => {
    const slots = createSendSlots(4);
    expect(fill(slots, BULK_LANE, MANY)).toBe(2);
    expect(lanesOf(slots)).toEqual([URGENT_LANE, USUAL_LANE]);
    expect(fill(slots, USUAL_LANE, MANY)).toBe(1);
    expect(lanesOf(slots)).toEqual([URGENT_LANE]);
    expect(fill(slots, URGENT_LANE, MANY)).toBe(1);
    expect(slots.rules()).toEqual([]);
  });

  test('one recipient has one, and a mail is not taken twice', () => {
    const slots = createSendSlots(4);
    const mail = mailTo('asha@hills.example');
    slots.take(mail);
    for (const rules of slots.rules())
      expect(rules).toMatchObject({ busyMails: [mail.id], busyRecipients: ['asha@hills.example'] });
    slots.release(mail);
    expect(slots.rules()[0]).toMatchObject({ busyMails: [], busyRecipients: [] });
  });

  test('a domain has two of what nobody waits for, and never all of them', () => {
    const slots = createSendSlots(4);
    expect(fill(slots, USUAL_LANE, ['hills.example'])).toBe(2);
    expect(fill(slots, URGENT_LANE, ['hills.example'])).toBe(1);
    expect(lanesOf(slots)).toContain(USUAL_LANE);
    expect(slots.rules().every(({ busyDomains }) => busyDomains.includes('hills.example'))).toBe(true);
  });

  test('a domain that stalled has one, until it answers; a reset link to it does not wait for that', () => {
    const slots = createSendSlots(4);
    slots.noteAnswer(mailTo('asha@hills.example'), false);
    expect(fill(slots, USUAL_LANE, ['hills.example'])).toBe(1);
    expect(fill(slots, URGENT_LANE, ['hills.example'])).toBe(1);
    slots.noteAnswer(mailTo('bina@hills.example'), true);
    expect(fill(slots, USUAL_LANE, ['hills.example'])).toBe(1);
  });

  test('domains that stall have two together, however many they are', () => {
    const slots = createSendSlots(4);
    for (const domain of MANY) slots.noteAnswer(mailTo(`asha@${domain}`), false);
    expect(fill(slots, USUAL_LANE, MANY)).toBe(2);
    expect(fill(slots, USUAL_LANE, ['well.example'])).toBe(1);
    expect(fill(slots, URGENT_LANE, MANY)).toBe(1);
  });

  test('no more than 200 domains are remembered to stall, those that did last', () => {
    const slots = createSendSlots(4);
    for (let nth = 0; nth < 1_000; nth += 1) slots.noteAnswer(mailTo(`asha@stalls-${nth}.example`), false);
    expect(fill(slots, USUAL_LANE, ['stalls-999.example'])).toBe(1);
    expect(fill(slots, USUAL_LANE, ['stalls-0.example'])).toBe(2);
  });
});

test.each([
  [1, 1, 1],
  [2, 1, 2],
  [3, 1, 2],
  [10, 8, 9],
])(
  'of %i slots a newsletter has at most %i, and with all that nobody waits for %i',
  (atOnce, bulk, unhurried) => {
    const slots = createSendSlots(atOnce);
    expect(fill(slots, BULK_LANE, MANY)).toBe(bulk);
    expect(bulk + fill(slots, USUAL_LANE, MANY)).toBe(unhurried);
    expect(unhurried + fill(slots, URGENT_LANE, MANY)).toBe(atOnce);
  },
);
