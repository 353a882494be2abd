import { expect, test } from 'vitest';
import { readTestTitles } from '../support/specification/test-titles.ts';

test('tests are read with their groups and steps, and names of many cases as they are written', () => {
  const source = `
    import { describe, test } from 'vitest';
    test.beforeEach(async () => {});
    test.use({ locale: 'en-IN' });
    test('alone', async ({ page }) => {
      test.slow();
      await test.step('and a step', async () => { await page.goto('/'); });
    });
    describe('a group', () => {
      test.each([['x', 1]] as const)('%s is %i', (name: string) => name);
      describe.each([1])('within', () => { test("quoted 'twice'", () => {}); });
    });
    for (const path of ['/a']) test(\`\${path} and \${page.name} and \${path === '/a' ? 1 : 2}\`, () => {});
    expect(/x/.test('no test'));
    check.test('nor this');
  `;
  expect(readTestTitles('some.test.ts', source)).toEqual([
    'alone',
    'alone › and a step',
    'a group › %s is %i',
    "a group › within › quoted 'twice'",
    `\${path} and \${page.name} and \${…}`,
  ]);
});

test('what is not run is left out, with all that is in it', () => {
  const source = `
    test.skip('later', () => {});
    test.todo('some day');
    describe.skip('a group', () => { test('in it', () => {}); });
    test('run', () => {});
  `;
  expect(readTestTitles('some.test.ts', source)).toEqual(['run']);
});

test('a file that is no TypeScript is named', () => {
  expect(() => readTestTitles('broken.test.ts', 'test(')).toThrow('broken.test.ts cannot be read');
});
