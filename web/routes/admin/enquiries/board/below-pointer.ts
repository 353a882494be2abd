import type { UseDroppableInput } from '@dnd-kit/react';

type Detector = NonNullable<UseDroppableInput['collisionDetector']>;

/** What dnd-kit calls a hit of the pointer. */
const POINTER = 2;

/** A card falls where the pointer is, not where the card happens to lie. By keyboard its middle is moved instead. */
export const belowPointer: Detector = ({ dragOperation, droppable }) => {
  const point = dragOperation.position.current;
  if (!point || !droppable.shape?.containsPoint(point)) return null;
  return { id: droppable.id, value: 1, type: POINTER, priority: POINTER };
};
