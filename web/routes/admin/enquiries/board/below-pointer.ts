import type { UseDroppableInput } from '@dnd-kit/react';

type Detector = NonNullable<UseDroppableInput['collisionDetector']>;

const POINTER = 2;

/** A card falls where the pointer is, whatever the card overlaps. With the keyboard, the card's centre counts. */
export const belowPointer: Detector = ({ dragOperation, droppable }) => {
  const point = dragOperation.position.current;
  if (!point || !droppable.shape?.containsPoint(point)) return null;
  return { id: droppable.id, value: 1, type: POINTER, priority: POINTER };
};
