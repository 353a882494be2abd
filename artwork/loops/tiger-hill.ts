import type { Loop } from '../loop.types.ts';
import { tigerHill } from '../scenes/tiger-hill.ts';

/** Mist drifts through the valleys and the flags move; the mountain stands. */
export const tigerHillLoop: Loop = { name: 'tiger-hill', scene: tigerHill, seconds: 8 };
