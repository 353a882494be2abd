import type { Loop } from '../loop.types.ts';
import { batasiaLoopLoop } from './batasia-loop.ts';
import { gangtokRopewayLoop } from './gangtok-ropeway.ts';
import { gorumaraElephantsLoop } from './gorumara-elephants.ts';
import { paroTaktsangLoop } from './paro-taktsang.ts';
import { tsomgoLakeLoop } from './tsomgo-lake.ts';

/** One line for each loop of the front page's slides. The film of its video section is cut in `cutting.ts`. */
export const ALL_LOOPS: readonly Loop[] = [
  tsomgoLakeLoop,
  batasiaLoopLoop,
  gangtokRopewayLoop,
  gorumaraElephantsLoop,
  paroTaktsangLoop,
];
