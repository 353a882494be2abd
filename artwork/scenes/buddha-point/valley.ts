import { type Lab, lab, mix } from '../../parts/colour.ts';
import { addTownHouse, type Pane } from '../../parts/hill-town.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, clamp, lerp, randomOf, smooth } from '../../parts/numbers.ts';
import type { View } from '../../parts/solid/camera.ts';
import { addLandform } from '../../parts/solid/landform.ts';
import { paintSolid } from '../../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import { type Skin, Solid } from '../../parts/solid/solid.ts';
import type { Vec } from '../../parts/solid/vector.ts';
import type { Stage } from '../../parts/stage.ts';
import { addTashichho } from '../../parts/thimphu-buildings.ts';
import { paintLamps, paintWindows } from '../../parts/town-windows.ts';

const noise = noiseOf(19);

/** The capital lies this far below the hill. */
const FLOOR = -265;

const SLOPE = skinOf(['#1b2a44', '#22334d', '#35445a', '#4d5668']);
const FIELDS = skinOf(['#22344a', '#2a3e52', '#40525f', '#5a6769']);
const RIVER = lab('#6f7690');
const WALLS = [
  twoTone('#55607c', '#77809a'),
  twoTone('#5f6379', '#8a8796'),
  twoTone('#4f5f76', '#6d7d90'),
] as const;
const ROOFS = [
  twoTone('#3a3f58', '#565a70'),
  twoTone('#4a3c50', '#6b5560'),
  twoTone('#2f4656', '#4c6370'),
] as const;
const TRIM = twoTone('#4a4f68', '#666a80');

const riverX = (z: number) => -470 - 0.1 * z + 230 * Math.sin(z * 0.0013 + 0.6) + 60 * Math.sin(z * 0.0041);

const DZONG = { x: riverX(-4300) - 150, z: -4300 } as const;

/** Half the breadth of the valley's floor. */
const breadth = (z: number) => 420 + 160 * noise.at(z * 0.0009, 4);

function valleyY(x: number, z: number): number {
  const out = Math.max(0, Math.abs(x - riverX(z)) - breadth(z));
  const spurs = noise.ridged(x * 0.0011 + 3, z * 0.0011, 4) * 260 + noise.fbm(x * 0.006, z * 0.006, 3) * 30;
  const side = 0.42 * out + smooth(0, 500, out) * (spurs - 60);
  return FLOOR + 6 * noise.fbm(x * 0.004, z * 0.004, 2) + side;
}

const ground: Skin = (tone, hit) => {
  const off = Math.abs(hit.x - riverX(hit.z));
  if (off < 17) return RIVER;
  const wild = 0.16 * noise.fbm(hit.x * 0.012, hit.z * 0.012, 4);
  return off < breadth(hit.z) + 60 * noise.at(hit.x * 0.004, hit.z * 0.004)
    ? FIELDS(tone * 0.7 + wild, hit)
    : SLOPE(tone * 0.8 + wild, hit);
};

/** How densely the valley is built: thick in the town's middle, thin toward its ends and up the slopes. */
const builtAt = (x: number, z: number) =>
  bell(z, -2300, 1500) * bell(x - riverX(z) - 120, 0, 330) + 0.5 * noise.fbm(x * 0.004, z * 0.004, 3);

function addHouses(solid: Solid): Pane[] {
  const random = randomOf(52);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const panes: Pane[] = [];
  for (let i = 0; i < 4200; i++) {
    const z = lerp(-700, -5600, random() ** 1.2);
    const x = riverX(z) + (random() + random() - 0.9) * 620;
    if (Math.abs(x - riverX(z)) < 34 || builtAt(x, z) < 0.3 + 0.35 * random()) continue;
    const house = {
      x,
      y: valleyY(x, z),
      z,
      turn: 0.4 * noise.at(x * 0.002, z * 0.002) + (random() < 0.5 ? 0 : Math.PI / 2),
      wide: 10 + 13 * random() ** 2,
      deep: 9 + 5 * random(),
      storeys: 2 + Math.floor(3 * random()),
    };
    const look = { wall: pick(WALLS), roof: pick(ROOFS), trim: TRIM, slabs: false, bay: 3.4 };
    panes.push(...addTownHouse(solid, { ...house, ...look }, random));
  }
  return panes;
}

/** Lamps along the roads that follow the river, and along the lanes that climb from them. */
function lampsOf(): Vec[] {
  const random = randomOf(71);
  const lamps: Vec[] = [];
  const light = (x: number, z: number) => lamps.push([x, valleyY(x, z) + 9, z]);
  for (const off of [-190, -60, 48, 170, 310])
    for (let z = -500; z > -6400; z -= 17 + 22 * random()) {
      const x = riverX(z) + off + 36 * noise.at(off, z * 0.002);
      if (Math.hypot(x - DZONG.x, z - DZONG.z) < 190) continue;
      if (builtAt(x, z) > 0.12 + 0.3 * random() || Math.abs(off) < 62) light(x, z);
    }
  for (let i = 0; i < 26; i++) {
    const [z, side] = [lerp(-900, -4600, random()), random() < 0.3 ? -1 : 1];
    const from = 60 + 160 * random();
    for (let k = 0; k < 9; k++)
      if (random() < 0.8) light(riverX(z) + side * (from + 26 * k), z + (k * k - 4 * k) * 3);
  }
  return lamps;
}

const dusk = lab('#4a5470');
const far = lab('#a58387');

const air = (colour: Lab, distance: number, hit: { y: number }): Lab => {
  const hazed = mix(colour, dusk, smooth(1200, 4200, distance) * 0.55);
  return mix(hazed, far, clamp(smooth(3600, 9000, distance) * 0.85 - 0.0007 * (hit.y - FLOOR)));
};

/** The valley of the Wang Chhu in the blue of the evening, its houses and lamps, the dzong in its own light. */
export function paintValley(stage: Stage, view: View): void {
  const solid = new Solid();
  addLandform(solid, {
    skin: ground,
    height: valleyY,
    left: -3600,
    right: 3200,
    far: -8200,
    near: -300,
    columns: 340,
    rows: 260,
  });
  const panes = addHouses(solid);
  const { x, z } = DZONG;
  solid.at({ x, y: valleyY(x, z), z, turn: 0.2, scale: 1.5 }, () => addTashichho(solid));
  const seen = paintSolid(stage, { solid, view, sun: [-0.8, 0.12, 0.5], air, shadowSize: 2400 });
  paintLamps(stage, lampsOf(), view, seen);
  paintWindows(stage, panes, view, seen);
}
