import { afterEach, expect, test } from 'vitest';
import { chosenFiles } from './chosen-files.ts';

const forms = ['new', 't1'];
afterEach(() => forms.forEach(chosenFiles.forget));

function choose(form: string, ...names: string[]) {
  const files = chosenFiles.number(names.map((name) => new File(['x'], name)));
  chosenFiles.remember(form, [...chosenFiles.of(form), ...files]);
}
const namesIn = (form: string) => chosenFiles.of(form).map(({ file }) => file.name);

test('what was chosen between a save and the end of its form is for the form of what was saved, and nothing else is', () => {
  choose('new', 'left-out.jpg');
  const leftOut = chosenFiles.of('new');
  choose('new', 'ridge.jpg');
  chosenFiles.handOn('new', 't1', leftOut);
  expect([namesIn('new'), namesIn('t1')]).toEqual([[], ['ridge.jpg']]);
});

test('what was chosen in the form as it was opened again stays', () => {
  choose('t1', 'left-out.jpg');
  const leftOut = chosenFiles.of('t1');
  chosenFiles.remember('t1', []);
  choose('t1', 'lake.jpg');
  chosenFiles.handOn('t1', 't1', leftOut);
  expect(namesIn('t1')).toEqual(['lake.jpg']);
});
