import { expect, test } from 'vitest';
import { demoSettings } from '../../../../tests/support/site-settings.ts';
import {
  changedNames,
  fieldOfFault,
  fromForm,
  leftInForm,
  toForm,
  typedSince,
} from './settings-form-values.ts';

const { placeholders: _, ...business } = demoSettings;
const stored = {
  ...business,
  seasonStarts: ['2027-03-01'],
  policyFacts: [],
  questions: [],
  replyWithin: 'within one working day',
  areReviewsHeld: false,
  lateAfter: '24-hours' as const,
  agentsSee: 'own' as const,
  secondFactorRoles: [],
};

test('settings that nobody touched are sent as they came', () => {
  expect(fromForm(toForm(stored))).toEqual(stored);
  expect(changedNames(stored, toForm(stored))).toEqual([]);
});

test('what was changed is named', () => {
  const form = toForm(stored);
  const changed = { ...form, addressLines: `${form.addressLines}\n\n India `, latitude: '27' };
  expect(changedNames(stored, changed)).toEqual(['addressLines', 'latitude']);
  expect(fromForm(changed)).toMatchObject({
    addressLines: [...stored.addressLines, 'India'],
    latitude: 27,
  });
});

test('what was typed since a save went out is found, in lists too', () => {
  const then = toForm(stored);
  const now = { ...structuredClone(then), tagline: 'New', phones: [...then.phones, { value: '+91' }] };
  expect(typedSince(then, structuredClone(then))).toEqual({});
  expect(typedSince(then, now)).toEqual({ tagline: 'New', phones: now.phones });
});

test('what was typed for another step stays when this one is saved, and so does what was typed since', () => {
  const typed = { ...toForm(stored), tagline: 'Of another step', email: 'sent@teesta.example' };
  const given = { before: stored, sent: ['email' as const], typed };
  expect(leftInForm({ ...given, now: structuredClone(typed) })).toEqual({ tagline: 'Of another step' });
  const now = { ...typed, email: stored.email, town: 'Leh' };
  expect(leftInForm({ ...given, now })).toEqual({
    tagline: 'Of another step',
    email: stored.email,
    town: 'Leh',
  });
});

test('an empty row is not sent, and is no change', () => {
  const form = { ...toForm(stored), registrations: [{ name: '', number: ' ' }] };
  form.phones.push({ value: ' ' });
  expect(fromForm(form)).toMatchObject({ phones: stored.phones, registrations: [] });
  expect(changedNames({ ...stored, registrations: [] }, form)).toEqual([]);
});

test('what was never set is not changed by being shown', () => {
  const unset = { ...stored, languages: [], phones: [], latitude: null, longitude: null };
  expect(changedNames(unset, toForm(unset))).toEqual([]);
  expect(fromForm({ ...toForm(unset), languages: 'English,  Hindi,' }).languages).toEqual([
    'English',
    'Hindi',
  ]);
});

test('a number that is none is left to the server to refuse', () => {
  expect(fromForm({ ...toForm(stored), latitude: '26° N', longitude: ' ' })).toMatchObject({
    latitude: '26° N',
    longitude: '',
  });
});

test('each fault finds its field', () => {
  expect(fieldOfFault('phones.1')).toBe('phones.1.value');
  expect(fieldOfFault('addressLines.0')).toBe('addressLines');
  expect(fieldOfFault('policyFacts.0.sourceUrl')).toBe('policyFacts.0.sourceUrl');
  expect(fieldOfFault('phones')).toBe('phones');
});
