import { cover, type Ink, inks, type Lab, lab, mix } from '../../parts/colour.ts';
import { addElephant, type Elephant } from '../../parts/elephant.ts';
import type { Frame } from '../../parts/frame.ts';
import { noiseOf } from '../../parts/noise.ts';
import { clamp, smooth } from '../../parts/numbers.ts';
import { Plate, type Shader } from '../../parts/plate.ts';
import { viewOf } from '../../parts/solid/camera.ts';
import { solidShader } from '../../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import { type Hit, type Skin, Solid } from '../../parts/solid/solid.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(61);

/** The eye of whoever watches from the bank, over the water. */
const EYE = 2.2;
const LENS = 1.6;
const HORIZON = 0.5;

const HIDE_INK = inks(
  [
    [0, '#1d282c'],
    [0.05, '#253236'],
    [0.14, '#314045'],
    [0.25, '#445355'],
    [0.42, '#9a9681'],
    [0.74, '#ffe4b4'],
  ],
  0.05,
);
const HIDE: Skin = (tone) => HIDE_INK(tone);

const SKINS = {
  hide: HIDE,
  tusk: skinOf(['#8f8b7c', '#b3aa92', '#ead9b0', '#fff2d0']),
  eye: twoTone('#0f1517', '#1c2426', 0),
};

/** The sun stands over the forest at the right. */
const SUN = [0.82, 0.42, -0.2] as const;

type Member = Omit<Elephant, 'x' | 'y' | 'z'> & {
  /** Where it meets the water: x of the 3:2 design, row. */
  at: number;
  row: number;
  wade: number;
  /** In a loop it fans its ear and swings its trunk. */
  moves?: boolean;
};

/** From far to near; heights in metres. */
const HERD: readonly Member[] = [
  { at: 0.27, row: 0.652, tall: 2.3, wade: 0.16, trunk: 'forward', turn: 0.12, step: 0.5, ear: 0.3 },
  { at: 0.44, row: 0.664, tall: 2.45, wade: 0.18, trunk: 'curled', turn: -0.25, step: -0.4, ear: 0.45 },
  {
    at: 1.035,
    row: 0.688,
    tall: 2.85,
    wade: 0.16,
    trunk: 'raised',
    tusks: true,
    turn: -0.12,
    step: 0.6,
    ear: 0.6,
    moves: true,
  },
  {
    at: 0.66,
    row: 0.698,
    tall: 2.5,
    wade: 0.17,
    trunk: 'down',
    turn: -0.08,
    step: -0.5,
    ear: 0.35,
  },
  {
    at: 0.875,
    row: 0.712,
    tall: 1.3,
    wade: 0.2,
    trunk: 'curled',
    calf: true,
    turn: -0.2,
    step: 0.5,
    ear: 0.4,
  },
];

export function paintHerd(stage: Stage): void {
  const narrow = stage.frame.shape === 'tall';
  for (const member of HERD.slice(narrow ? 1 : 0)) paintMember(stage, member);
}

function paintMember(stage: Stage, member: Member): void {
  const { frame } = stage;
  const narrow = frame.shape === 'tall';
  const size = member.tall * (narrow ? 0.7 : 1);
  const px = frame.x(member.at) - (narrow ? 0.045 : 0);
  const placed = { ...member, tall: size, px };
  const high = (size * 1.3 * (member.row - HORIZON)) / EYE;
  const still = printOf(frame, placed, 0);
  paintMirror(stage, { print: still, line: member.row, high, px });
  if (member.moves) {
    const poses = posesOf(still, (t) => printOf(frame, placed, t));
    stage.liveShade((t) => poses(t - STILL), { top: member.row - high, bottom: member.row + 0.002 });
  } else stage.each((_x, _y, i) => inkAt(still, i));
  paintWake(stage, { px, high, row: member.row });
}

/** The moment that a still shows; the poses are counted from there. */
const STILL = 0.1;

/** The animal alone on a sheet of its own, at a moment of the cycle. */
function printOf(frame: Frame, { px, row, tall, ...rest }: Member & { px: number }, t: number): Plate {
  const view = viewOf(frame, {
    eye: [0, EYE, 0],
    target: [0, EYE, -10],
    lens: LENS,
    at: [0.75, HORIZON],
    upright: true,
  });
  const focal = LENS * frame.fit;
  const away = (focal * EYE) / (row - HORIZON);
  const solid = new Solid();
  const turn = Math.PI * 2 * t;
  addElephant(solid, SKINS, {
    ...rest,
    x: ((px - frame.aspect / 2) * away) / focal,
    y: -rest.wade * tall,
    z: -away,
    tall,
    ear: (rest.ear ?? 0.35) + 0.16 * Math.sin(2 * turn),
    swing: 0.045 * Math.sin(turn),
  });
  const air = (colour: Lab, _distance: number, hit: Hit) => misty(colour, hit.y / tall, row);
  const plate = new Plate(frame.width, frame.height, true);
  plate.each(solidShader(frame, { solid, view, sun: SUN, air, shadowSize: 1400 }).shader);
  return plate;
}

const inkAt = (plate: Plate, i: number): Ink | null => {
  const alpha = plate.coverage?.[i] ?? 0;
  return alpha > 0 ? cover(plate.colourAt(i), alpha) : null;
};

const POSES = 16;

/** Any moment of the cycle from a few poses, each drawn once when it is first asked for, and mixed with the next. */
function posesOf(first: Plate, draw: (t: number) => Plate): (t: number) => Shader {
  const known = new Map([[0, first]]);
  const pose = (k: number): Plate => {
    const index = ((k % POSES) + POSES) % POSES;
    const plate = known.get(index) ?? draw(index / POSES);
    known.set(index, plate);
    return plate;
  };
  return (t) => {
    const [k, part] = [Math.floor(t * POSES + 1e-9), t * POSES - Math.floor(t * POSES + 1e-9)];
    const before = pose(k);
    if (part < 1e-6) return (_x, _y, i) => inkAt(before, i);
    const after = pose(k + 1);
    return (_x, _y, i) => {
      const [a, b] = [inkAt(before, i), inkAt(after, i)];
      if (!a || !b) return a ? faded(a, 1 - part) : b && faded(b, part);
      const alpha = a[3] + (b[3] - a[3]) * part;
      return cover(mix([a[0], a[1], a[2]], [b[0], b[1], b[2]], part), alpha);
    };
  };
}

const faded = ([L, a, b, alpha]: Ink, share: number): Ink => [L, a, b, alpha * share];

const MIST = lab('#ddd6c2');

/** Mist lies on the water and thickens with distance. */
function misty(colour: Lab, height: number, row: number): Lab {
  const far = smooth(0.695, 0.65, row);
  return mix(colour, MIST, far * 0.34 + (0.14 + 0.3 * far) * smooth(0.75, 0, height));
}

type Mirror = { print: Plate; line: number; high: number; px: number };

/** Mirrors the animal in the water at its own feet, torn by ripples that grow toward the viewer. */
function paintMirror(stage: Stage, { print, line, high, px }: Mirror): void {
  const { width, height } = stage.frame;
  const water = lab('#8d9c92');
  stage.each(
    (x, y) => {
      if (Math.abs(x - px) > high * 1.1) return null;
      const u = (y - line) / high;
      const torn = noise.fbm(x * 9, y * 120, 3) * 0.012 * (0.25 + u);
      const [fromX, fromY] = [x + torn * 2, 2 * line - y + torn];
      if (fromY > line - 0.001) return null;
      const row = clamp(Math.round(fromY * height), 0, height - 1);
      const from = row * width + clamp(Math.round(fromX * height), 0, width - 1);
      const ink = inkAt(print, from);
      if (!ink) return null;
      const colour = mix([ink[0], ink[1], ink[2]], water, 0.25 + 0.45 * u);
      return cover(colour, ink[3] * 0.82 * smooth(1.02, 0.3, u));
    },
    { top: line, bottom: line + high },
  );
}

/** The ring of bright water where a body parts the stream. */
function paintWake(stage: Stage, { px, high, row }: { px: number; high: number; row: number }): void {
  const light = lab('#fff1d2');
  stage.each(
    (x, y) => {
      const across = (x - px) / (high * 0.5);
      if (Math.abs(across) > 1.25) return null;
      const wave = noise.at(x * 60, row * 40) * 0.0016;
      const k = smooth(0.0032, 0.0006, Math.abs(y - row - 0.001 - wave)) * smooth(1.2, 0.7, Math.abs(across));
      return k > 0 ? cover(light, k * 0.55) : null;
    },
    { top: row - 0.01, bottom: row + 0.012 },
  );
}
