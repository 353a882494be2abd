import { expect, test } from 'vitest';
import { telLink } from './tel-link.ts';

test('a phone number keeps its digits and a leading plus', () => {
  expect(telLink('+91 98320 00001')).toBe('tel:+919832000001');
  expect(telLink('(0353) 200-0002')).toBe('tel:03532000002');
  expect(telLink('98+320')).toBe('tel:98320');
});

test('a number in the digits of another script can be called', () => {
  expect(telLink('+९१ ९८३२० ०००१२')).toBe('tel:+919832000012');
  expect(telLink('০৩৫৩–২০০')).toBe('tel:0353200');
  expect(telLink('\u202a+91 98320 00001\u202c')).toBe('tel:+919832000001');
});
