import type { Stage } from './parts/stage.ts';

export const DESTINATIONS = ['sikkim', 'darjeeling', 'gangtok', 'kalimpong', 'dooars', 'bhutan'] as const;

export type Scene = {
  /** Its folder in public/media/scenes. */
  name: string;
  title: string;
  place: string;
  destination: (typeof DESTINATIONS)[number];
  /** Names place and scene. */
  alt: string;
  /** What must stay in sight when a page cuts the picture, in per cent from the left and the top. */
  focus?: { x: number; y: number };
  /** Drawn for 16:9 too. */
  hero?: boolean;
  /** Paints from back to front; asks `stage.frame` for the room it has. */
  compose(stage: Stage): void;
};
