import { type Lab, lab, mix } from '../parts/colour.ts';
import { drawForest } from '../parts/conifer.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addVictoryBanner } from '../parts/gompa.ts';
import { addMonk } from '../parts/monk.ts';
import { addGallery, addTemple, SKINS } from '../parts/rumtek-temple.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { addBox } from '../parts/solid/shapes.ts';
import { twoTone } from '../parts/solid/skins.ts';
import { type Skin, Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [0.86, 0.4, 0.5];

const COURT = paving(twoTone('#8f88a6', '#eed9b6', 0.12), twoTone('#878099', '#e6cea8', 0.12));

const MAROON = twoTone('#4c1526', '#9c2c33', 0.1);

const SHAWL = twoTone('#5c1a28', '#b9473b', 0.1);

const FACE = twoTone('#5b3431', '#b67a55', 0.1);

/** Slabs of the court, each a little off its neighbour. */
function paving(one: Skin, other: Skin): Skin {
  return (tone, hit) => {
    const [i, j] = [Math.floor(hit.x / 1.6), Math.floor(hit.z / 1.6)];
    const joint = Math.min(((hit.x % 1.6) + 1.6) % 1.6, ((hit.z % 1.6) + 1.6) % 1.6) < 0.05;
    return (i * 7 + j * 13) % 5 < 2 !== joint ? other(tone, hit) : one(tone, hit);
  };
}

function addCourt(solid: Solid): void {
  addLandform(solid, {
    skin: COURT,
    height: () => 0,
    left: -60,
    right: 60,
    far: -30,
    near: 54,
    columns: 12,
    rows: 40,
  });
  addBox(solid, { skin: SKINS.wall, x: -7, z: 21, wide: 2.2, tall: 1, deep: 2.2, batter: 0.3 });
  addBox(solid, { skin: SKINS.red, x: -7, z: 21, wide: 0.26, tall: 17, deep: 0.26, batter: 0.06 });
  addVictoryBanner(solid, SKINS.gold, { x: -7, y: 17, z: 21, tall: 1.3 });
  const flag = twoTone('#b68d3c', '#f6d98a');
  solid.quad(flag, [-7.1, 6, 21], [-8.2, 5.7, 21.3], [-8.1, 15.6, 21.2], [-7.1, 16, 21]);
  const spots = [
    [2, 12],
    [3.1, 12.6],
    [4.4, 11.6],
    [-12, 15],
    [9, 19],
    [10.2, 19.6],
    [-3, 27],
    [14, 10],
    [-16.4, 22],
    [-15.2, 22.8],
    [1.6, 33],
    [2.9, 33.7],
  ] as const;
  spots.forEach(([x, z], i) => {
    addMonk(solid, {
      robe: MAROON,
      shawl: i % 3 ? SHAWL : MAROON,
      skin: FACE,
      x,
      z,
      tall: 1.75,
      lean: (i % 3) - 1,
    });
  });
}

/** Two spurs of forest behind the monastery, their feet in warm haze. */
function paintWood(stage: Stage): void {
  const { aspect } = stage.frame;
  const spurs = [
    { base: '#7fa69c', rim: '#d9d3a2', y: 0.3, most: 0.06, seed: 3 },
    { base: '#4f8580', rim: '#c5c48f', y: 0.39, most: 0.11, seed: 8 },
  ] as const;
  for (const { base, rim, y, most, seed } of spurs) {
    const crest = (x: number) => y + 0.05 * Math.sin(x * 2.1 + seed) + 0.02 * Math.sin(x * 7 + seed * 3);
    paintSilhouette(stage, {
      draw: (pen) => {
        ground(crest, aspect)(pen);
        drawForest(pen, {
          ground: crest,
          count: 240,
          from: -0.05,
          to: aspect + 0.05,
          least: 0.03,
          most,
          seed,
        });
      },
      base,
      rim,
      fog: { colour: '#ecdcb6', from: y - 0.05, to: y + 0.16, most: 0.9 },
    });
  }
}

const air = (colour: Lab, distance: number): Lab =>
  mix(colour, lab('#ecd5bb'), Math.min(0.3, Math.max(0, distance - 60) / 240));

export const rumtekCourtyard: Scene = {
  name: 'rumtek-courtyard',
  title: 'The courtyard of Rumtek',
  place: 'Rumtek monastery, Gangtok',
  destination: 'gangtok',
  alt: 'Monks crossing the white courtyard of Rumtek monastery before its painted portico and golden roof, in long afternoon shadows, near Gangtok',
  focus: { x: 52, y: 48 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#4f93a6'],
        [0.2, '#8fb9b5'],
        [0.42, '#ecdcb9'],
        [0.6, '#f9e6c2'],
      ],
      seed: 71,
      streaks: { colour: '#fdf0d4', top: 0.0, bottom: 0.3 },
    });
    paintFoothill(stage, {
      seed: 21,
      y: 0.5,
      height: 0.22,
      waves: 1.4,
      sun: [0.9, 0.35, 0.3],
      inks: ['#6c98a0', '#7aa3a4', '#a0b59c', '#d5cb9a'],
      fog: '#efdfba',
      fogTo: 0.3,
      depth: 0.7,
      spurLength: 0.4,
    });
    paintWood(stage);
    const solid = new Solid();
    addCourt(solid);
    addTemple(solid);
    for (const side of [-1, 1] as const) addGallery(solid, side);
    const view = viewOf(stage.frame, {
      eye: [13, 6.2, 55],
      target: [-2, 9.5, 0],
      lens: 1.32,
      at: [0.73, 0.44],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 4000 });
  },
};
