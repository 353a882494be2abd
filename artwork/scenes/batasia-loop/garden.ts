import { cover, inks, lab, mix } from '../../parts/colour.ts';
import type { Frame } from '../../parts/frame.ts';
import { type GroundView, groundView } from '../../parts/ground.ts';
import { noiseOf } from '../../parts/noise.ts';
import { at, bell, lerp, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Track } from '../../parts/track.ts';

const noise = noiseOf(21);
export const LEVEL = 0.05;

/** The near arc of the loop bends toward the viewer and away again; the far arc closes it behind the memorial. */
export const NEAR_ARC: Track = {
  zAt: (x) => 2.75 + 1.5 * (1 - Math.exp(-(((x - 0.1) / 3) ** 2))),
  level: LEVEL,
  gauge: 0.085,
};
export const FAR_ARC: Track = { zAt: (x) => 5.6 - 0.2 * (x - 0.2) ** 2, level: LEVEL + 0.16, gauge: 0.085 };

const bedOf = ({ zAt }: Track, x: number, z: number) => Math.exp(-((Math.abs(z - zAt(x)) / 0.2) ** 4));

/** A clipped mound inside the loop, hedged terraces before it, the hillside falling off behind. */
function hillAt(x: number, z: number): number {
  const mound = 0.42 * bell(x, 0.2, 1.5) * bell(z, 4.1, 0.9);
  const front = -0.3 * smooth(2.5, 1.4, z);
  const behind = -0.2 * Math.max(0, z - 6.2);
  return mound + front + behind + 0.03 * noise.fbm(x * 0.8, z * 0.8, 2);
}

export function gardenView(frame: Frame): GroundView {
  return groundView(
    frame,
    (x, z) => {
      const bed = bedOf(NEAR_ARC, x, z);
      const farBed = z > 4.6 ? bedOf(FAR_ARC, x, z) * smooth(2.4, 1.5, Math.abs(x - 0.2)) : 0;
      const level = lerp(lerp(hillAt(x, z), LEVEL, bed), FAR_ARC.level, farBed * 0.8);
      // Hedges of clipped flowering bushes follow the height of the ground.
      const rows = z * 3.1 + hillAt(x, z) * 8 + 0.2 * noise.fbm(x * 1.1, z * 1.1, 3);
      const across = Math.abs(2 * (rows - Math.floor(rows)) - 1);
      const clump = 0.5 + 0.5 * noise.at(x * 7.5 + Math.floor(rows) * 3.7, Math.floor(rows) * 5.1);
      const open =
        (1 - bed) * (1 - farBed) * smooth(0.02, 0.1, Math.abs(noise.at(x * 0.75 + 3, z * 0.3 + 7.4)));
      const dome = across > 0.8 ? 0 : Math.sqrt(1 - (across / 0.8) ** 2.4) * (0.65 + 0.5 * clump) * open;
      const leaf = z < 5 ? noise.fbm(x * 64, z * 64, 2) * 0.005 * dome : 0;
      return [level + 0.05 * dome + leaf, dome, Math.max(bed, farBed)];
    },
    {
      height: 1.05,
      horizon: 0.4,
      centre: frame.aspect / 2,
      near: 1.1,
      far: 13,
      focal: 0.7 + 0.3 * frame.fit,
    },
    [-0.85, 0.36, 0.12],
  );
}

export function paintGarden(stage: Stage, view: GroundView): void {
  const leaf = inks(
    [
      [0, '#22463f'],
      [0.1, '#2f5d4c'],
      [0.26, '#517a52'],
      [0.44, '#86a056'],
      [0.64, '#c4bf6a'],
      [0.84, '#efe0a0'],
    ],
    0.05,
  );
  const gravel = inks(
    [
      [0, '#6f6f62'],
      [0.3, '#a09479'],
      [0.5, '#cdb994'],
    ],
    0.06,
  );
  const blossom = [lab('#c2334d'), lab('#e9a13c'), lab('#f3e6d0')];
  const haze = lab('#dfd9b4');
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const [z, dome] = [at(view.z, i), at(view.first, i)];
    const jitter = noise.fbm(x * 230, y * 230, 2) * 0.1;
    const shade = smooth(0, 0.55, dome);
    let colour = leaf((at(view.light, i) * 0.95 + jitter) * (0.5 + 0.5 * shade) + smooth(4, 9, z) * 0.06);
    const band = Math.floor(z * 3.1 + at(view.height, i) * 4);
    const flower =
      smooth(0.3, 0.5, noise.at(at(view.x, i) * 46, z * 30) * (0.4 + dome)) * smooth(6, 3, z) * shade;
    if (flower > 0 && band % 2 === 0)
      colour = mix(colour, blossom[Math.abs(band >> 1) % 3] ?? haze, flower * 0.75);
    colour = mix(
      colour,
      gravel(at(view.light, i) + jitter + 0.05),
      smooth(0.45, 0.6, at(view.second, i) + jitter * 0.6),
    );
    colour = mix(colour, haze, smooth(4.4, 11, z) * 0.7);
    return cover(mix(colour, lab('#173c38'), smooth(0.84, 1.05, y) * 0.5), alpha);
  });
}
