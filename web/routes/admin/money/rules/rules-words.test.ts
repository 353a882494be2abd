import { expect, test } from 'vitest';
import { FIRST_MONEY_RULES } from '../../../../../contracts/money/money-rules.ts';
import { rulesFacts, setName, setTag } from './rules-words.ts';
import { typedRules } from './typed-rules.ts';

test('a set says from when it holds, and whether that is past, in force or ahead', () => {
  const first = { fromDay: null, isAhead: false, isInForce: true };
  expect([setName(first), setTag(first).text]).toEqual(['As the site came', 'In force']);
  const ahead = { fromDay: '2027-04-01', isAhead: true, isInForce: false };
  expect([setName(ahead), setTag(ahead).text]).toEqual(['From 1 Apr 2027', 'Ahead']);
  expect(setTag({ ...first, isInForce: false }).text).toBe('Past');
});

test('what a set leaves open is not listed', () => {
  const labels = rulesFacts(FIRST_MONEY_RULES).map(([label]) => label);
  expect(labels).not.toContain('UPI');
  expect(labels).not.toContain('Bank');
  const paid = { ...FIRST_MONEY_RULES, upiId: 'teesta@okicici', upiName: 'Teesta Trails' };
  expect(rulesFacts(paid)).toContainEqual(['UPI', 'teesta@okicici (Teesta Trails)']);
});

test('a box that is not ticked says no', () => {
  const { day, rules } = typedRules({ day: '2027-04-01', sac: '998555', isChecked: 'on' });
  expect(day).toBe('2027-04-01');
  expect(rules).toMatchObject({
    sac: '998555',
    isChecked: true,
    isRounded: false,
    isMerchantVerified: false,
  });
  expect(rules).not.toHaveProperty('day');
});
