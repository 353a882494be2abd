import { expect, test } from 'vitest';
import { demoSettings } from '../../../../tests/support/site-settings.ts';
import { mergeSettings, type SettingName, toForm } from './settings-form-values.ts';

const { placeholders: _, ...business } = demoSettings;
const base = {
  ...{ ...business, seasonStarts: [], policyFacts: [], questions: [], replyWithin: 'within one working day' },
  areReviewsHeld: false,
  lateAfter: '24-hours' as const,
  agentsSee: 'own' as const,
  secondFactorRoles: [],
};
const typed = { ...toForm(base), tagline: 'Mine', email: 'mine@example.com' };
const confirmed = new Set<SettingName>();

test('each keeps what they alone changed, and of what both changed it is asked', () => {
  const theirs = { ...base, tagline: 'Theirs', officeHours: 'Mondays' };
  expect(mergeSettings({ base, theirs, typed, confirmed, overtaken: ['tagline'] })).toEqual({
    merged: { ...typed, officeHours: 'Mondays' },
    conflicts: ['tagline'],
    taken: ['officeHours'],
    confirmed: [],
  });
});

test('of what both typed alike nobody is asked', () => {
  const theirs = { ...base, tagline: 'Mine' };
  const merge = mergeSettings({ base, theirs, typed, confirmed, overtaken: ['tagline'] });
  expect(merge).toEqual({ merged: typed, conflicts: [], taken: [], confirmed: [] });
});

test('a placeholder that I confirmed and they replaced is asked about; one that both confirmed is not', () => {
  const given = {
    base,
    theirs: { ...base, officeHours: 'Mondays' },
    typed: toForm(base),
    confirmed: new Set<SettingName>(['officeHours', 'whatsapp', 'email']),
    overtaken: ['officeHours', 'whatsapp'] as const,
  };
  const { merged, conflicts, confirmed: left } = mergeSettings(given);
  expect(merged.officeHours).toBe(base.officeHours);
  expect(conflicts).toEqual(['officeHours']);
  expect(left).toEqual(['officeHours', 'email']);
});
