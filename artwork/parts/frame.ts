export type Shape = 'card' | 'wide' | 'tall';

/** What a scene is composed for. Lengths in a scene are fractions of the height, so x runs from 0 to `aspect`. */
export type Frame = {
  shape: Shape;
  /** Pixels. */
  width: number;
  height: number;
  aspect: number;
  /** 1 for a card; smaller where the frame is narrow, so that the subject still fits between its sides. */
  fit: number;
  /** A place of the 3:2 design (x 0 to 1.5) in this frame: the middle stays in the middle, `fit` shrinks. */
  x(designX: number): number;
};

const RATIO: Record<Shape, number> = { card: 3 / 2, wide: 16 / 9, tall: 4 / 5 };
const FIT: Record<Shape, number> = { card: 1, wide: 1, tall: 0.68 };

export function frameOf(shape: Shape, width: number, height = Math.round(width / RATIO[shape])): Frame {
  const aspect = width / height;
  const fit = FIT[shape];
  return { shape, width, height, aspect, fit, x: (designX) => aspect / 2 + (designX - 0.75) * fit };
}
