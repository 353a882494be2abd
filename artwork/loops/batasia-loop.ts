import type { Loop } from '../loop.types.ts';
import { batasiaLoop } from '../scenes/batasia-loop.ts';

/** The train comes in, goes round and is gone; then the loop lies empty for a breath. */
export const batasiaLoopLoop: Loop = { name: 'batasia-loop', scene: batasiaLoop, seconds: 10 };
