import type { Loop } from '../loop.types.ts';
import { tsomgoLake } from '../scenes/tsomgo-lake.ts';

/** The water glints and the flags move; the yaks lift their heads from the grass and swing their tails. */
export const tsomgoLakeLoop: Loop = { name: 'tsomgo-lake', scene: tsomgoLake, seconds: 8 };
