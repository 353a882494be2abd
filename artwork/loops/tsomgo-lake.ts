import type { Loop } from '../loop.types.ts';
import { tsomgoLake } from '../scenes/tsomgo-lake.ts';

/** The water glints and the flags move; the yaks stand. */
export const tsomgoLakeLoop: Loop = { name: 'tsomgo-lake', scene: tsomgoLake, seconds: 8 };
