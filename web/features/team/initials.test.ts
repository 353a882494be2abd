import { expect, test } from 'vitest';
import { initialsOf } from './portrait.tsx';

test.each([
  ['Pasang', 'P'],
  ['pasang sherpa', 'PS'],
  ['Anne-Marie D. Lama', 'AL'],
  ['Karma (office)', 'K'],
  ['किरण तामाङ', 'किता'],
  ['7', '7'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
