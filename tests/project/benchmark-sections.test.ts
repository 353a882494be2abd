import { expect, test } from 'vitest';
import { withSection } from '../load/report/benchmark-sections.ts';

test('a benchmark replaces its own part of the page, and nothing around it', () => {
  const first = withSection('# Benchmarks\n\nBy hand.\n', 'bench', 'one');
  const both = withSection(first, 'bench:web', 'two');
  expect(both).toBe(
    '# Benchmarks\n\nBy hand.\n\n<!-- bench -->\n\none\n\n<!-- /bench -->\n\n<!-- bench:web -->\n\ntwo\n\n<!-- /bench:web -->\n',
  );
  expect(withSection(both, 'bench', 'three')).toBe(both.replace('one', 'three'));
});

test('a part with only one of its marks is left to a person', () => {
  expect(() => withSection('<!-- bench -->\n\ntext', 'bench', 'one')).toThrow('only one of');
});
