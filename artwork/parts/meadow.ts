import type { Hex } from './colour.ts';
import type { GroundView } from './ground.ts';
import { lerp, randomOf } from './numbers.ts';
import type { Pen } from './plate.ts';

export type Flowers = {
  view: GroundView;
  heightAt: (x: number, z: number) => number;
  /** 0 to 1: how likely a flower stands at a place. */
  density: (x: number, z: number) => number;
  near: number;
  far: number;
  /** Half of the strip's breadth for each unit of distance. */
  spread: number;
  centre: number;
  count: number;
  size: number;
  colours: readonly Hex[];
  stem: Hex;
  seed: number;
};

/** Drifts of flowers from far to near; the nearest have stems and a head of petals, the farthest are a fleck. */
export function drawFlowers(pen: Pen, flowers: Flowers): void {
  const { view, heightAt, density, near, far, spread, centre, count, size, colours, stem, seed } = flowers;
  const random = randomOf(seed);
  const places: { x: number; z: number; pick: number }[] = [];
  for (let i = 0; i < count; i++) {
    // Even over the picture, not over the land, so that the distance is no solid carpet.
    const z = 1 / lerp(1 / far, 1 / near, random());
    const x = centre + (random() * 2 - 1) * spread * z;
    const pick = random();
    if (random() < density(x, z)) places.push({ x, z, pick });
  }
  places.sort((a, b) => b.z - a.z);
  for (const { x, z, pick } of places) {
    const [px, py, scale] = view.project(x, heightAt(x, z), z);
    drawFlower(pen, {
      px,
      py,
      head: size * scale,
      stem,
      colour: colours[Math.floor(pick * colours.length)] as Hex,
      random,
    });
  }
}

type Flower = { px: number; py: number; head: number; stem: Hex; colour: Hex; random: () => number };

function drawFlower(pen: Pen, { px, py, head, stem, colour, random }: Flower): void {
  const tall = head * (1.6 + 1.3 * random());
  const lean = (random() - 0.5) * head;
  if (head > 0.004) {
    pen.strokeStyle = stem;
    pen.lineWidth = head * 0.16;
    pen.beginPath();
    pen.moveTo(px, py);
    pen.quadraticCurveTo(px, py - tall * 0.6, px + lean, py - tall);
    pen.stroke();
  }
  pen.fillStyle = colour;
  const petals = head > 0.006 ? 6 : 1;
  for (let i = 0; i < petals; i++) {
    const angle = random() * Math.PI * 2;
    const out = petals > 1 ? head * 0.34 : 0;
    pen.beginPath();
    pen.ellipse(
      px + lean + Math.cos(angle) * out,
      py - tall + Math.sin(angle) * out * 0.7,
      head * (petals > 1 ? 0.27 : 0.5),
      head * (petals > 1 ? 0.21 : 0.36),
      angle,
      0,
      7,
    );
    pen.fill();
  }
}
