import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeContent } from '../page-content/content-values.ts';
import { settle, workOutCancellation } from './work-out-cancellation.ts';

const { figures } = completeContent('policies');
const TRIP = {
  ...{ base: 66_000_00, charges: 0, inHand: 66_000_00, people: 2, peopleLeft: 2 },
  ...{ travelDay: '2027-05-01', figures },
};
const on = (today: string, given: Partial<typeof TRIP> = {}) =>
  workOutCancellation({ ...TRIP, ...given }, today);

test.each([
  ['2027-03-31', null, null],
  ['2027-04-01', 33_000_00, 33_000_00],
  ['2027-04-17', 52_800_00, 13_200_00],
  ['2027-04-25', 66_000_00, 0],
])(
  'all of a paid trip, cancelled on %s: the agency keeps %s paise, %s come back',
  (today, charge, refund) => {
    expect(on(today)).toMatchObject({ share: 66_000_00, charge, refund, maxRefund: 66_000_00 });
  },
);

test('nobody is billed for a trip that is off: the charge is no more than what was paid', () => {
  expect(on('2027-04-17', { inHand: 33_000_00 })).toMatchObject({ charge: 33_000_00, refund: 0 });
  expect(on('2027-04-01', { inHand: 40_000_00 })).toMatchObject({ charge: 33_000_00, refund: 7_000_00 });
  expect(on('2027-04-01', { inHand: 0 })).toMatchObject({ charge: 0, refund: 0 });
});

test('one of three who have paid an advance: nothing comes back, and less is due', () => {
  const one = on('2027-04-01', { people: 1, peopleLeft: 3, inHand: 33_000_00 });
  expect(one).toMatchObject({ share: 22_000_00, charge: 11_000_00, refund: 0, maxRefund: 0 });
});

test('one of two, after one has cancelled: the charge for that one stays', () => {
  const second = on('2027-04-17', { people: 1, peopleLeft: 1, base: 33_000_00, charges: 16_500_00 });
  // 66,000 in hand less 16,500 that was charged before; 80% of 33,000 is kept.
  expect(second).toMatchObject({ maxRefund: 49_500_00, charge: 26_400_00, refund: 23_100_00 });
});

const NOTHING_SAID = { charge: null, refund: null };

test('staff say what comes back or what the agency keeps: the other follows', () => {
  const ladder = on('2027-04-17');
  expect(settle(ladder, NOTHING_SAID)).toEqual({ charge: 52_800_00, refund: 13_200_00 });
  expect(settle(ladder, { charge: null, refund: 60_000_00 })?.charge).toBe(6_000_00);
  expect(settle(ladder, { charge: 6_000_00, refund: null })?.refund).toBe(60_000_00);
  expect(settle(on('2027-03-31'), NOTHING_SAID)).toBeNull();
  expect(settle(on('2027-03-31'), { charge: null, refund: 66_000_00 })?.charge).toBe(0);
});

test('before the ladder begins nothing is asked where nothing can be kept', () => {
  const early = on('2027-03-31', { inHand: 0 });
  expect(settle(early, NOTHING_SAID)).toEqual({ charge: 0, refund: 0 });
  // Of one of two a share can stay due: that it is free of charge is said, not assumed.
  const one = on('2027-03-31', { inHand: 33_000_00, people: 1 });
  expect(settle(one, NOTHING_SAID)).toBeNull();
  expect(settle(one, { charge: 0, refund: null })).toEqual({ charge: 0, refund: 0 });
  expect(settle(one, { charge: 5_000_00, refund: null })).toEqual({ charge: 5_000_00, refund: 0 });
});

test('where nothing comes back, the charge can be lowered', () => {
  const one = on('2027-04-01', { people: 1, peopleLeft: 3, inHand: 33_000_00 });
  expect(one.maxCharge).toBe(22_000_00);
  expect(settle(one, { charge: null, refund: 0 })).toEqual({ charge: 11_000_00, refund: 0 });
  expect(settle(one, { charge: 0, refund: null })).toEqual({ charge: 0, refund: 0 });
});

test('what is due after it, less what is in hand, is what comes back', () => {
  const standing = fc
    .record({ people: fc.integer({ min: 1, max: 9 }), more: fc.nat(9), base: fc.nat(100_000) })
    .chain(({ people, more, base }) =>
      fc.record({
        ...{ people: fc.constant(people), peopleLeft: fc.constant(people + more) },
        ...{ base: fc.constant(base * 100), charges: fc.nat(50_000), inHand: fc.nat(15_000_000) },
      }),
    );
  fc.assert(
    fc.property(standing, fc.constantFrom('2027-04-01', '2027-04-17', '2027-04-28'), (given, today) => {
      const worked = on(today, given);
      const { share, charge, refund, maxRefund, maxCharge } = worked;
      const due = given.base + given.charges - share + (charge ?? 0);
      expect(refund).toBe(Math.max(0, given.inHand - due));
      expect(refund).toBeLessThanOrEqual(maxRefund);
      expect(charge).toBeLessThanOrEqual(maxCharge);
      for (const said of [NOTHING_SAID, { charge, refund: null }, { charge: null, refund }])
        expect(settle(worked, said)).toEqual({ charge, refund });
      // Whoever has not paid more than is due owes nothing once all have cancelled.
      if (given.people === given.peopleLeft && given.inHand >= given.charges)
        expect(due).toBeLessThanOrEqual(given.inHand);
    }),
  );
});
