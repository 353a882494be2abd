import type { Loop } from '../loop.types.ts';
import { gangtokRopeway } from '../scenes/gangtok-ropeway.ts';

/** A cabin crosses slowly, windows are lit and go dark. */
export const gangtokRopewayLoop: Loop = { name: 'gangtok-ropeway', scene: gangtokRopeway, seconds: 12 };
