import { expect, test } from 'vitest';
import { fillFields } from '../reply-templates/template-fields.ts';
import { gapsIn, startOfReply } from './reply-start.ts';

test('no name keeps a reply from being sent, whatever it looks like', () => {
  expect(startOfReply('{price} […] Rai')).toMatch(/^Dear price … Rai,/);
  const values = { name: '{price}', tour: '[… days]' };
  const filled = fillFields('Dear {name}, {tour} costs {price}.', values);
  expect(filled).toBe('Dear price, … days costs [price: not known].');
  expect(gapsIn(filled)).toEqual(['[price: not known]']);
});
