import { expect, test } from 'vitest';
import type { SentQuote, TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { dueText } from '../../features/quotes/due-text.ts';
import {
  ACCEPT_FORM,
  acceptanceFaults,
  acceptanceOf,
  PAID_FORM,
  QUESTION_FORM,
} from './acceptance-values.ts';
import { acceptedText } from './accepted-text.ts';
import { isWithoutForm } from './quote-states.ts';

const TODAY = '2026-11-30';

test('what is due today is due on accepting; once it is accepted each sum has its day', () => {
  const advance = { cause: 'advance' as const, dueOn: TODAY, paise: 100 };
  const text = (change: object, isAll = false) => dueText({ ...advance, ...change }, { isAll, today: TODAY });
  expect(text({})).toBe('Advance, when you accept');
  expect(text({}, true)).toBe('All of it, when you accept');
  expect(text({ dueOn: '2026-12-05' })).toBe('Advance, by 5 Dec 2026');
  expect(text({ cause: 'instalment', dueOn: '2026-12-05' })).toBe('Instalment, by 5 Dec 2026');
  expect(text({ cause: 'balance', dueOn: '2027-03-13' })).toBe('Balance, by 13 Mar 2027');
  expect(dueText(advance, { isAll: false })).toBe('Advance, by 30 Nov 2026');
  expect(dueText(advance, { isAll: true })).toBe('All of it, by 30 Nov 2026');
});

test('an acceptance says what is missing, and is sent as it was typed', () => {
  expect(Object.keys(acceptanceFaults({ name: ' ', state: '' }))).toEqual([
    ...['option', 'name', 'state', 'hasAgreed'],
  ]);
  const typed = {
    option: '0',
    name: ' Asha Rai ',
    state: '19',
    address: 'MG Marg',
    hasAgreed: 'yes',
    sha256: 'f',
  };
  expect(acceptanceFaults(typed)).toEqual({});
  expect(acceptanceOf(typed)).toEqual({
    ...{
      option: 0,
      name: 'Asha Rai',
      state: '19',
      gstin: '',
      address: 'MG Marg',
      hasAgreed: true,
      sha256: 'f',
    },
  });
});

test('the page names who accepted, and how staff heard of it', () => {
  const text = (channel: 'phone' | null, ...labels: string[]) =>
    acceptedText({
      decision: { option: 0, name: 'Asha Rai', state: '19', gstin: '', plan: [], channel },
      decidedAt: '2026-11-30T10:00:00.000Z',
      quote: { options: labels.map((label) => ({ label })) as SentQuote['options'] },
    });
  expect(text(null, 'Standard')).toBe('Asha Rai accepted this quotation on 30 Nov 2026.');
  expect(text('phone', 'Standard')).toMatch(/ on the phone on /);
  expect(text(null, 'Standard', 'Deluxe')).toMatch(/ Chosen: Standard\.$/);
});

test('an answer whose form is gone stands above the page', () => {
  const shown = (state: string) => ({ state, quote: {} }) as TravellerQuote;
  expect(isWithoutForm(ACCEPT_FORM, shown('sent'), false)).toBe(false);
  expect(isWithoutForm(ACCEPT_FORM, shown('lapsed'), false)).toBe(true);
  expect(isWithoutForm(QUESTION_FORM, shown('lapsed'), false)).toBe(false);
  expect(isWithoutForm(QUESTION_FORM, { state: 'superseded' }, false)).toBe(true);
  expect(isWithoutForm(PAID_FORM, shown('accepted'), true)).toBe(false);
  expect(isWithoutForm(PAID_FORM, shown('accepted'), false)).toBe(true);
});
