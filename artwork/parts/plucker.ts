import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';
import { fillShape, knotsOf } from './smooth-shape.ts';

export type Plucker = {
  x: number;
  y: number;
  height: number;
  /** 1 reaches to the right. */
  side?: 1 | -1;
  blouse: Hex;
  scarf: Hex;
  skirt: Hex;
};

const SKIRT = knotsOf('-0.13 0.55, -0.17 0.3, -0.2 0, 0.2 0, 0.17 0.3, 0.13 0.55');
const TORSO = knotsOf('-0.13 0.5, -0.15 0.64, -0.1 0.78, 0 0.83, 0.1 0.79, 0.15 0.66, 0.13 0.5');
const SCARF = knotsOf(
  '-0.07 0.78, -0.1 0.88, -0.06 0.97, 0.03 0.99, 0.1 0.95, 0.1 0.88, 0.05 0.83, 0.02 0.77',
);
const FACE = knotsOf('0.045 0.955, 0.105 0.93, 0.105 0.865, 0.06 0.835, 0.03 0.87');
const BASKET = knotsOf(
  '-0.4 0.8, -0.38 0.66, -0.33 0.47, -0.24 0.42, -0.12 0.46, -0.07 0.63, -0.04 0.78, -0.2 0.83',
);

/** A tea plucker: cane basket on her back, held by a band over the forehead, hands among the leaves. */
export function drawPlucker(pen: Pen, plucker: Plucker): void {
  const { x, y, height, side = 1, blouse, scarf, skirt } = plucker;
  const shade = '#2a2038';
  pen.save();
  pen.translate(x, y);
  pen.scale(side * height, height);
  pen.lineCap = 'round';
  const arm = (ink: Hex, handX: number, handY: number) => {
    pen.strokeStyle = ink;
    pen.lineWidth = 0.075;
    pen.beginPath();
    pen.moveTo(0.07, -0.72);
    pen.quadraticCurveTo(0.15, -0.54, handX, -handY);
    pen.stroke();
    pen.fillStyle = '#8a5a40';
    pen.beginPath();
    pen.arc(handX + 0.03, -handY, 0.033, 0, 7);
    pen.fill();
  };
  arm(blend(blouse, shade, 0.45), 0.34, 0.52);
  pen.fillStyle = skirt;
  fillShape(pen, SKIRT);
  pen.fillStyle = blend(blouse, shade, 0.3);
  fillShape(pen, TORSO);
  pen.save();
  pen.clip();
  pen.fillStyle = blouse;
  pen.fillRect(-0.02, -0.9, 0.3, 0.5);
  pen.restore();
  drawBasket(pen);
  pen.fillStyle = '#93613f';
  fillShape(pen, FACE);
  pen.fillStyle = scarf;
  fillShape(pen, SCARF);
  pen.strokeStyle = '#e9d6a8';
  pen.lineWidth = 0.018;
  pen.beginPath();
  pen.moveTo(0.09, -0.945);
  pen.quadraticCurveTo(-0.06, -0.93, -0.22, -0.79);
  pen.stroke();
  arm(blouse, 0.3, 0.45);
  pen.restore();
}

function drawBasket(pen: Pen): void {
  pen.fillStyle = '#a9763f';
  fillShape(pen, BASKET);
  pen.save();
  pen.clip();
  pen.fillStyle = '#d9aa62';
  pen.beginPath();
  pen.moveTo(-0.42, -0.82);
  pen.lineTo(-0.24, -0.84);
  pen.quadraticCurveTo(-0.26, -0.6, -0.22, -0.4);
  pen.lineTo(-0.42, -0.4);
  pen.fill();
  pen.strokeStyle = 'rgba(74, 45, 24, 0.55)';
  pen.lineWidth = 0.012;
  for (let k = 0; k < 7; k++) {
    pen.beginPath();
    pen.moveTo(-0.44, -0.76 + k * 0.055);
    pen.quadraticCurveTo(-0.22, -0.72 + k * 0.055, 0, -0.76 + k * 0.055);
    pen.stroke();
  }
  pen.restore();
  pen.fillStyle = '#8fae4a';
  for (let k = 0; k < 9; k++) {
    pen.beginPath();
    pen.ellipse(-0.37 + k * 0.037, -0.81 - 0.022 * Math.sin(k * 2.1), 0.04, 0.028, k, 0, 7);
    pen.fill();
  }
}
