import { expect, test } from 'vitest';
import { fillFields } from '../reply-templates/template-fields.ts';
import { gapsIn, startOfReply, subjectOfReply } from './reply-start.ts';
import { UNTOLD_TOUR } from './untold.ts';

test('no name keeps a reply from being sent, whatever it looks like', () => {
  expect(startOfReply('{price} […] Rai')).toMatch(/^Dear price … Rai,/);
  const values = { name: '{price}', tour: '[… days]' };
  const filled = fillFields('Dear {name}, {tour} costs {price}.', values);
  expect(filled).toBe('Dear price, … days costs [price: not known].');
  expect(gapsIn(filled)).toEqual(['[price: not known]']);
});

test('a subject names the trip, where anybody has named it', () => {
  const enquiry = { reference: 'TT-7K3M2', tourName: 'Sikkim' };
  expect(subjectOfReply(enquiry)).toBe('Your enquiry TT-7K3M2: Sikkim');
  expect(subjectOfReply({ ...enquiry, tourName: UNTOLD_TOUR })).toBe('Your enquiry TT-7K3M2');
});
