import type { Loop } from '../loop.types.ts';
import { paroTaktsang } from '../scenes/paro-taktsang.ts';

/** Cloud drifts along the cliff and the flags move. */
export const paroTaktsangLoop: Loop = { name: 'paro-taktsang', scene: paroTaktsang, seconds: 8 };
