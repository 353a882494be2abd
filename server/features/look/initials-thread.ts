import { answerAsked } from '../../mail/answer-asked.ts';
import { drawInitials, type Initials } from './draw-initials.ts';
import type { IconShape } from './draw-logo.ts';

export type IconsAsked = { initials: Initials; shapes: readonly IconShape[] };

answerAsked(({ initials, shapes }: IconsAsked) =>
  Promise.all(shapes.map((shape) => drawInitials(initials, shape))),
);
