import { expect, test } from 'vitest';
import { DISSOLVE, FILM_SHOTS, filmGraph, filmSeconds } from './cutting.ts';

test('the film is 30 to 45 seconds of six scenes', () => {
  expect(new Set(FILM_SHOTS.map(({ loop }) => loop.scene.name)).size).toBe(6);
  expect(filmSeconds(FILM_SHOTS)).toBeGreaterThanOrEqual(30);
  expect(filmSeconds(FILM_SHOTS)).toBeLessThanOrEqual(45);
});

test('each shot dissolves into the next, and the last into the moment at which the first begins', () => {
  const [one, two] = FILM_SHOTS.slice(0, 2).map((shot) => ({ ...shot, from: 2, seconds: 5 }));
  if (!one || !two) throw new Error('The film has no two shots.');
  expect(filmGraph([one, two], { width: 960, height: 540 }).split(';')).toEqual([
    `[0:v]trim=start=${2 + DISSOLVE}:duration=${5 - DISSOLVE},setpts=PTS-STARTPTS[clip0]`,
    '[1:v]trim=start=2:duration=5,setpts=PTS-STARTPTS[clip1]',
    `[0:v]trim=start=2:duration=${DISSOLVE},setpts=PTS-STARTPTS[clip2]`,
    `[clip0][clip1]xfade=transition=fade:duration=${DISSOLVE}:offset=${5 - 2 * DISSOLVE}[joint0]`,
    `[joint0][clip2]xfade=transition=fade:duration=${DISSOLVE}:offset=${10 - 3 * DISSOLVE}[joint1]`,
    '[joint1]scale=960:540:flags=lanczos[film]',
  ]);
});
