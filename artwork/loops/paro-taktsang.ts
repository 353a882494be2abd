import type { Loop } from '../loop.types.ts';
import { paroTaktsang } from '../scenes/paro-taktsang.ts';

/** A cloud's shadow goes over the cliff, choughs wheel, lamps flicker behind the windows; mist drifts, the flags move. */
export const paroTaktsangLoop: Loop = { name: 'paro-taktsang', scene: paroTaktsang, seconds: 8 };
