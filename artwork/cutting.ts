import type { Loop } from './loop.types.ts';
import { batasiaLoopLoop } from './loops/batasia-loop.ts';
import { gangtokRopewayLoop } from './loops/gangtok-ropeway.ts';
import { gorumaraElephantsLoop } from './loops/gorumara-elephants.ts';
import { paroTaktsangLoop } from './loops/paro-taktsang.ts';
import { tigerHillLoop } from './loops/tiger-hill.ts';
import { tsomgoLakeLoop } from './loops/tsomgo-lake.ts';

/** Of a loop that turns for ever, so many seconds from a moment of its cycle on. */
type Cut = { width: number; height: number };
export type Shot = { loop: Loop; from: number; seconds: number };

/** The film is shown smaller than the slides: it needs fewer pixels. */
export const FILM_CUTS = { wide: { width: 960, height: 540 }, tall: { width: 576, height: 720 } } as const;

/** Seconds for which one shot shows through the next. */
export const DISSOLVE = 0.75;

/** A day from before the first light to the lamps of the evening, whose end dissolves into its beginning. */
export const FILM_SHOTS: readonly Shot[] = [
  { loop: tigerHillLoop, from: 3.6, seconds: 7.5 },
  { loop: gorumaraElephantsLoop, from: 1, seconds: 5.5 },
  { loop: batasiaLoopLoop, from: 7.75, seconds: 7 },
  { loop: tsomgoLakeLoop, from: 0.5, seconds: 5.75 },
  { loop: paroTaktsangLoop, from: 1.5, seconds: 6.25 },
  { loop: gangtokRopewayLoop, from: 9.5, seconds: 6.5 },
];

export const filmSeconds = (shots: readonly Shot[]): number =>
  shots.reduce((sum, { seconds }) => sum + seconds - DISSOLVE, 0);

/** What is laid one after the other: the first shot gives its beginning to the end, where it shows through the last. */
function clipsOf(shots: readonly Shot[]): { input: number; from: number; seconds: number }[] {
  const clips = shots.map(({ from, seconds }, input) => ({ input, from, seconds }));
  const [first] = clips;
  if (!first) throw new Error('A film needs a shot.');
  const lead = { ...first, seconds: DISSOLVE };
  return [
    { ...first, from: first.from + DISSOLVE, seconds: first.seconds - DISSOLVE },
    ...clips.slice(1),
    lead,
  ];
}

/** ffmpeg's graph for these shots, each an input that is repeated for ever; the film comes out of `[film]`. */
export function filmGraph(shots: readonly Shot[], { width, height }: Cut): string {
  const clips = clipsOf(shots);
  const uses = clips.map(
    ({ input, from, seconds }, i) =>
      `[${input}:v]trim=start=${from}:duration=${seconds},setpts=PTS-STARTPTS[clip${i}]`,
  );
  let [before, length] = ['clip0', clips[0]?.seconds ?? 0];
  const joints = clips.slice(1).map(({ seconds }, k) => {
    const out = `joint${k}`;
    const joint = `[${before}][clip${k + 1}]xfade=transition=fade:duration=${DISSOLVE}:offset=${length - DISSOLVE}[${out}]`;
    [before, length] = [out, length - DISSOLVE + seconds];
    return joint;
  });
  return [...uses, ...joints, `[${before}]scale=${width}:${height}:flags=lanczos[film]`].join(';');
}
