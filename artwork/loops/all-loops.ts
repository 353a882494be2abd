import type { Loop } from '../loop.types.ts';
import { batasiaLoopLoop } from './batasia-loop.ts';
import { gangtokRopewayLoop } from './gangtok-ropeway.ts';
import { gorumaraElephantsLoop } from './gorumara-elephants.ts';
import { paroTaktsangLoop } from './paro-taktsang.ts';
import { tigerHillLoop } from './tiger-hill.ts';
import { tsomgoLakeLoop } from './tsomgo-lake.ts';

/** One line for each loop: the five of the front page, and the film of its video section (Tiger Hill). */
export const ALL_LOOPS: readonly Loop[] = [
  tsomgoLakeLoop,
  batasiaLoopLoop,
  gangtokRopewayLoop,
  gorumaraElephantsLoop,
  paroTaktsangLoop,
  tigerHillLoop,
];
