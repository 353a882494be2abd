import type { Scene } from './scene.types.ts';

export type Loop = {
  /** Its files in public/media/loops. */
  name: string;
  scene: Scene;
  seconds: number;
};
