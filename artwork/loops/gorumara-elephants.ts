import type { Loop } from '../loop.types.ts';
import { gorumaraElephants } from '../scenes/gorumara-elephants.ts';

/** Mist drifts over the river, the water glints, egrets pass; the leader fans its ears and swings its trunk. */
export const gorumaraElephantsLoop: Loop = {
  name: 'gorumara-elephants',
  scene: gorumaraElephants,
  seconds: 8,
};
