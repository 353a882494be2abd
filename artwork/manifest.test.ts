import { expect, test } from 'vitest';
import { merged, type SceneEntry } from './manifest.ts';
import { frameOf } from './parts/frame.ts';
import { skeleton } from './parts/skeleton.ts';

const entry = (title: string): SceneEntry => ({
  title,
  place: 'Ghum',
  destination: 'darjeeling',
  alt: title,
  colour: '#123456',
  focus: { x: 50, y: 50 },
  crops: {
    card: { width: 1800, height: 1200, widths: [480] },
    tall: { width: 800, height: 1000, widths: [480] },
  },
});

test('one scene drawn anew keeps the others, in the order of their names', () => {
  const before = { scenes: { b: entry('b'), c: entry('c') }, loops: {}, portraits: {} };
  const after = merged(before, { scenes: { a: entry('a'), c: entry('new') } });
  expect(Object.keys(after.scenes)).toEqual(['a', 'b', 'c']);
  expect(after.scenes.c?.title).toBe('new');
});

test('the middle of the design is the middle of every frame', () => {
  for (const shape of ['card', 'wide', 'tall'] as const) {
    const frame = frameOf(shape, 1200);
    expect(frame.x(0.75)).toBeCloseTo(frame.aspect / 2);
  }
});

test('a skeleton grows the same from the same seed', () => {
  const crest = [
    [0, 0.2],
    [0.5, 0.4],
    [1, 0.1],
  ] as const;
  expect(skeleton(crest, { seed: 4 })).toEqual(skeleton(crest, { seed: 4 }));
});
