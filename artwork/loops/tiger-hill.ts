import type { Loop } from '../loop.types.ts';
import { tigerHill } from '../scenes/tiger-hill.ts';

/** The light goes and comes again: the peaks turn pink from the top down, then gold; mist drifts, the flags move. */
export const tigerHillLoop: Loop = { name: 'tiger-hill', scene: tigerHill, seconds: 9 };
