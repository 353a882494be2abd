import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeReferences } from './toasts.tsx';

const whole = (text: string) => renderToStaticMarkup(createElement(WholeReferences, null, text));

test('a reference is not broken after its TT-, and nothing else is held together', () => {
  expect(whole('Merged into TT-2TZQZ.')).toBe('Merged into <span class="whitespace-nowrap">TT-2TZQZ</span>.');
  expect(whole('The TT-shirt of Asha Rai')).toBe('The TT-shirt of Asha Rai');
});
