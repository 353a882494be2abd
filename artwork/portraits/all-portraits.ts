import { bimalOraon } from './bimal-oraon.ts';
import { kinleyDorji } from './kinley-dorji.ts';
import { kiranTamang } from './kiran-tamang.ts';
import { mitaliSen } from './mitali-sen.ts';
import { pasangSherpa } from './pasang-sherpa.ts';
import type { Portrait } from './portrait.types.ts';
import { sonamBhutia } from './sonam-bhutia.ts';
import { surajRai } from './suraj-rai.ts';
import { tsheringLepcha } from './tshering-lepcha.ts';

export const ALL_PORTRAITS: readonly Portrait[] = [
  mitaliSen,
  pasangSherpa,
  tsheringLepcha,
  sonamBhutia,
  kiranTamang,
  bimalOraon,
  kinleyDorji,
  surajRai,
];
