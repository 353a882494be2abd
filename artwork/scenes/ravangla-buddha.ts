import { addBuddha } from '../parts/buddha.ts';
import { type Lab, lab, mix } from '../parts/colour.ts';
import { drawDarchor } from '../parts/flags.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addLotus } from '../parts/lotus.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { addMonk } from '../parts/monk.ts';
import { smooth } from '../parts/numbers.ts';
import { FLAGS, type SnowInks } from '../parts/palette.ts';
import { rangeView } from '../parts/range.ts';
import { addGarden, addPedestal, GOLD } from '../parts/ravangla-park.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { type View, viewOf } from '../parts/solid/camera.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../parts/solid/skins.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.9, 0.4, 0.44];

/** The figure is 30 m tall and sits on a pedestal of 14 m. */
const TALL = 30;

const SEAT = 14.4;

const BUDDHA = {
  body: skinOf(['#7d4c20', '#b3792a', '#eeb944', '#ffe79d'], 0.05),
  robe: skinOf(['#74451d', '#a56b27', '#e0a438', '#fddc84'], 0.05),
  hair: skinOf(['#1a2750', '#243b76', '#3d62a4', '#7f9fcc']),
  line: twoTone('#54301c', '#6d3f22', 0),
  lips: skinOf(['#7c3524', '#9c4a30', '#c8643c', '#d8764a']),
  mark: twoTone('#8a3326', '#b2452f'),
};

const SNOW: SnowInks = {
  high: [
    [0, '#6d93b4'],
    [0.05, '#92adc2'],
    [0.16, '#d8c6bf'],
    [0.3, '#f8e2c8'],
    [0.55, '#fff7e6'],
  ],
  low: [
    [0, '#7a9cb6'],
    [0.08, '#9bb3c2'],
    [0.3, '#cccbc8'],
    [0.5, '#ecdccb'],
  ],
  rockLit: '#b59a8c',
  rockDark: '#5f819e',
  fog: '#e6e6dc',
};

/** Behind the park: Kabru, the long crest of Kangchenjunga, Pandim, and Narsing, the nearest, as a pyramid. */
const SNOWS = crestOf(
  `-0.4 0.4, -0.1 0.46, 0.1 0.55, 0.22 0.62, 0.34 0.58, 0.5 0.66, 0.66 0.74, 0.76 0.86, 0.84 0.92, 0.9 1, 0.95 0.95, 1 0.97, 1.06 0.8, 1.13 0.64,
   1.2 0.78, 1.24 0.84, 1.29 0.7, 1.36 0.62, 1.44 0.7, 1.6 0.54, 1.9 0.5`,
);

/** How high its summit stands over its base. */
const SUMMIT = 0.34;

/** Where banners stand, across and toward the viewer. */
const BANNERS = [
  [50, -6],
  [54, 6],
  [58, 19],
  [63, 33],
  [69, 48],
] as const;

function addStatue(solid: Solid): void {
  addBuddha(solid, { skins: BUDDHA, gesture: 'teaching', y: SEAT, tall: TALL });
  addLotus(solid, { skin: GOLD, y: SEAT - 3, radius: 14, tall: 3.2, petals: 18, deep: 0.9 });
}

function addVisitors(solid: Solid): void {
  const coats = [
    twoTone('#7a2a3a', '#c4503f'),
    twoTone('#2f4a78', '#4f7fb0'),
    twoTone('#8a6a2a', '#e0ad4a'),
    twoTone('#6d6a72', '#efe4d0'),
  ] as const;
  const [legs, face] = [twoTone('#2a3450', '#4a5670'), twoTone('#5a3a30', '#a8704e')];
  const spots = [
    [-3, 44],
    [-1.6, 44.6],
    [2, 52],
    [3, 37],
    [-12, 40],
    [-13.2, 40.6],
    [16, 46],
    [1, 66],
    [-2.4, 60],
    [-22, 52],
    [1.5, 88],
    [-1, 94],
    [0.4, 94.6],
    [24, 40],
    [25.4, 40.8],
  ] as const;
  spots.forEach(([x, z], i) => {
    addMonk(solid, {
      robe: legs,
      shawl: coats[i % 4] as (typeof coats)[number],
      skin: face,
      x,
      z,
      tall: 1.7,
    });
  });
}

function paintHills(stage: Stage): void {
  const sun = [-0.92, 0.34, 0.2] as const;
  const crest = SNOWS.map(([x, h]) => [stage.frame.x(x), h * SUMMIT] as const);
  const segments = skeleton(crest, { seed: 8, spurLength: 0.3, drop: 0.62, wander: 0.03, spread: 0.9 });
  const view = rangeView(stage.frame, {
    segments,
    seed: 4,
    depth: 0.5,
    steepness: 1,
    detail: 0.014,
    stretch: 0.42,
    sun,
    base: 0.6,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: SNOW, summit: SUMMIT, fogTop: 0.7, haze: 0.1 });
  paintMist(stage, {
    seed: 4,
    y: 0.53,
    swell: 0.07,
    soft: 0.06,
    top: '#fff6e2',
    base: '#d9dfdc',
    waves: 1.5,
    fade: 0.4,
  });
  paintFoothill(stage, {
    seed: 17,
    y: 0.7,
    height: 0.15,
    waves: 1.2,
    sun,
    inks: ['#4a7f8b', '#548790', '#7fa19a', '#bdbf9b'],
    fog: '#e6e4d0',
    fogTo: 0.2,
    depth: 0.4,
  });
  paintWisp(stage, {
    seed: 8,
    y: 0.6,
    thick: 0.04,
    top: '#fff9ea',
    base: '#dbe2dc',
    alpha: 0.85,
    from: -0.3,
    to: 0.6,
  });
  paintFoothill(stage, {
    seed: 23,
    y: 0.86,
    height: 0.2,
    waves: 0.9,
    vary: 0.7,
    sun,
    inks: ['#1d5158', '#245a5c', '#4a7a62', '#94a868'],
    fog: '#a9bfae',
    fogTo: 0.26,
    depth: 0.5,
    bump: (x) => 0.1 * Math.abs(x / stage.frame.aspect - 0.5) - 0.02,
  });
}

/** Banners on tall poles along the lawn, from far to near. */
function paintBanners(stage: Stage, view: View): void {
  stage.live((pen, t) => {
    for (const [i, [x, z]] of BANNERS.entries()) {
      const [foot, head] = [view.spot([x, 0, z]), view.spot([x, 15, z])];
      const colour = FLAGS[i % FLAGS.length] ?? '#f1e7d3';
      drawDarchor(pen, { x: foot.x, y: foot.y, height: foot.y - head.y, colour, seed: i, side: 1 }, t);
    }
  });
}

function air(colour: Lab, distance: number): Lab {
  return mix(colour, lab('#d5e6e4'), smooth(190, 400, distance) * 0.5);
}

export const ravanglaBuddha: Scene = {
  name: 'ravangla-buddha',
  title: 'The golden Buddha of Ravangla',
  place: 'Tathagata Tsal, Ravangla, Sikkim',
  destination: 'sikkim',
  alt: 'The golden Buddha of Tathagata Tsal, hands raised in the gesture of teaching, seated on a painted pedestal above beds of marigold, with forest and the snows of Narsing behind, Ravangla, Sikkim',
  focus: { x: 42, y: 48 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#2a7299'],
        [0.22, '#5b9fb9'],
        [0.42, '#a9cfcf'],
        [0.58, '#f6ead0'],
      ],
      glow: { x: stage.frame.x(-0.1), y: 0.42, colour: '#ffedc4', strength: 0.7 },
      seed: 41,
      streaks: { colour: '#fff4df', top: 0.2, bottom: 0.52, amount: 0.7 },
    });
    paintHills(stage);
    const solid = new Solid();
    addGarden(solid);
    addPedestal(solid);
    addStatue(solid);
    addVisitors(solid);
    const view = viewOf(stage.frame, {
      eye: [62, 15, 196],
      target: [0, 24, 0],
      lens: 2.1,
      at: [0.56, 0.5],
      upright: true,
    });
    paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
    paintBanners(stage, view);
  },
};
