import type { Loop } from '../loop.types.ts';
import { tigerHillLoop } from './tiger-hill.ts';

/** One line for each loop. */
export const ALL_LOOPS: readonly Loop[] = [tigerHillLoop];
