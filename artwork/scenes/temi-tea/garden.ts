import { cover, inks, lab, mix } from '../../parts/colour.ts';
import { type GroundView, groundView } from '../../parts/ground.ts';
import { noiseOf } from '../../parts/noise.ts';
import { at, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(73);
/** The track lies where the slope has this height; half its breadth, in heights too. */
export const ROAD = 0.66;
export const HALF = 0.036;

/** One long slope that falls to the right, in spurs and hollows that the rows run round. */
function slopeAt(x: number, z: number): number {
  const wave = 0.62 * Math.sin(z * 1.05 + 0.3) * smooth(0.8, 2.6, z) + 0.12 * noise.fbm(x * 0.6, z * 0.6, 2);
  const u = x + 0.25 + wave;
  return 0.66 - 0.34 * u - 0.05 * u * Math.abs(u) - 0.12 * Math.max(0, z - 5.5);
}

/** The slope with the road cut into it. */
export function groundHeight(x: number, z: number): number {
  const height = slopeAt(x, z);
  return ROAD + (height - ROAD) * smooth(HALF * 0.8, HALF * 1.7, Math.abs(height - ROAD));
}

export function gardenView(stage: Stage): GroundView {
  const { frame } = stage;
  return groundView(
    frame,
    (x, z) => {
      const slope = slopeAt(x, z);
      const height = groundHeight(x, z);
      const rows = slope * 15 + 0.06 * noise.fbm(x * 2, z * 2, 2);
      const row = Math.floor(rows);
      const across = Math.abs(2 * (rows - row) - 1);
      const clump = 0.6 + 0.4 * noise.at(x * 5.5 + row * 3.7, z * 5.1);
      const off = smooth(HALF * 1.3, HALF * 1.8, Math.abs(slope - ROAD));
      const stair =
        slope > ROAD
          ? 1
          : smooth(0.012, 0.03, Math.abs(((((x * 0.3 + z * 0.34 + 0.06 * row) % 1) + 1) % 1) - 0.5));
      const dome =
        across > 0.86 ? 0 : Math.sqrt(1 - (across / 0.86) ** 3.4) * (0.75 + 0.3 * clump) * off * stair;
      const leaf = z < 5.5 ? noise.fbm(x * 62, z * 62, 2) * 0.0055 * dome : 0;
      return [height + 0.058 * dome + leaf, dome, Math.abs(slope - ROAD) / HALF];
    },
    {
      height: 1.16,
      horizon: 0.35,
      centre: frame.aspect / 2,
      near: 0.55,
      far: 9,
      focal: 0.75 + 0.25 * frame.fit,
    },
    [0.8, 0.4, 0.2],
  );
}

const LEAF = inks(
  [
    [0, '#15383a'],
    [0.12, '#204f42'],
    [0.27, '#356c45'],
    [0.43, '#5c8d49'],
    [0.6, '#93ad55'],
    [0.8, '#d3d08a'],
  ],
  0.05,
);
const EARTH = inks(
  [
    [0, '#5d4a4e'],
    [0.3, '#8a6d60'],
    [0.5, '#b5927a'],
    [0.75, '#e2c7a0'],
  ],
  0.06,
);
const GRASS = inks(
  [
    [0, '#25463f'],
    [0.35, '#4d6a45'],
    [0.6, '#8b9455'],
    [0.85, '#cdc07c'],
  ],
  0.06,
);

export function paintGarden(stage: Stage, view: GroundView): void {
  const [haze, gully, stone, petal] = [lab('#d8dfc8'), lab('#16363a'), lab('#d9d0bb'), lab('#f2b9c6')];
  stage.each((px, py, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const [x, z, dome, away] = [at(view.x, i), at(view.z, i), at(view.first, i), at(view.second, i)];
    const jitter = noise.fbm(px * 210, py * 210, 2) * 0.12;
    const shade = smooth(0, 0.6, dome);
    const tone = (at(view.light, i) * 0.84 + jitter) * (0.45 + 0.55 * shade) + smooth(3, 7, z) * 0.05;
    let colour = mix(gully, LEAF(tone), 0.4 + 0.6 * shade);
    // The track: verges of rough grass, stones along its edges, two ruts, petals under the trees.
    const rough = noise.fbm(x * 20, z * 20, 3);
    const dapple = 0.3 * smooth(-0.05, 0.16, noise.fbm(x * 4.2 + z, z * 3.4, 3));
    const sunny = 0.66 - dapple + jitter;
    const edge = away + 0.24 * rough;
    colour = mix(colour, GRASS(sunny + 0.5 * rough), smooth(1.5, 1.36, edge));
    const track = EARTH(sunny + 0.22 * smooth(0.24, 0.05, Math.abs(away - 0.5)) - 0.1 + 0.2 * rough);
    colour = mix(colour, track, smooth(0.94, 0.84, edge));
    colour = mix(colour, GRASS(sunny - 0.08), smooth(0.2, 0.1, edge) * 0.8);
    const stones =
      smooth(0.1, 0.16, noise.fbm(x * 26, z * 26, 2)) * smooth(0.16, 0.08, Math.abs(away - 1.02));
    colour = mix(colour, mix(stone, gully, dapple), stones);
    const fallen = smooth(0.3, 0.36, noise.fbm(x * 70, z * 70, 2) + 0.3 * noise.fbm(x * 3, z * 3, 2));
    colour = mix(colour, petal, fallen * smooth(1.7, 1.2, away) * 0.8);
    const far = smooth(3.6, 7.5, z + 0.6 * noise.fbm(px * 3, py * 4, 3));
    return cover(mix(colour, haze, far * 0.6), alpha);
  });
}

/** x at which the slope has this height. */
export function xAt(height: number, z: number): number {
  let [left, right] = [-4, 4];
  for (let k = 0; k < 24; k++) {
    const middle = (left + right) / 2;
    if (slopeAt(middle, z) > height) left = middle;
    else right = middle;
  }
  return left;
}
