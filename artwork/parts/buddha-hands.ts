import { ellipsoid, limb, melt } from './solid/distances.ts';
import type { Vec } from './solid/vector.ts';

/** `teaching`: hands before the heart; `earth`: the right hand calls the earth, the left holds the bowl. */
export type Gesture = 'teaching' | 'earth';

export type Link = readonly [from: Vec, to: Vec, thick: number, thin: number];

/** The figure's right arm (x below 0) and its left one, from shoulder to wrist. */
export const ARMS: Record<Gesture, { right: readonly Link[]; left: readonly Link[] }> = {
  teaching: {
    right: [
      [[-0.22, 0.538, -0.02], [-0.282, 0.34, 0.02], 0.063, 0.051],
      [[-0.282, 0.34, 0.02], [-0.095, 0.385, 0.175], 0.051, 0.031],
    ],
    left: [
      [[0.22, 0.538, -0.02], [0.282, 0.335, 0.02], 0.063, 0.051],
      [[0.282, 0.335, 0.02], [0.1, 0.355, 0.185], 0.051, 0.031],
    ],
  },
  earth: {
    right: [
      [[-0.22, 0.538, -0.02], [-0.288, 0.335, 0.01], 0.063, 0.051],
      [[-0.288, 0.335, 0.01], [-0.315, 0.21, 0.17], 0.051, 0.032],
    ],
    left: [
      [[0.22, 0.538, -0.02], [0.285, 0.33, 0.01], 0.063, 0.051],
      [[0.285, 0.33, 0.01], [0.11, 0.215, 0.205], 0.051, 0.032],
    ],
  },
};

type Hand = { palm: readonly [Vec, Vec]; fingers: readonly (readonly Vec[])[] };

const HANDS: Record<Gesture, readonly Hand[]> = {
  teaching: [
    {
      palm: [
        [-0.066, 0.43, 0.195],
        [0.038, 0.05, 0.021],
      ],
      fingers: [
        [
          [-0.094, 0.468, 0.197],
          [-0.104, 0.508, 0.2],
          [-0.1, 0.544, 0.208],
        ],
        [
          [-0.076, 0.476, 0.2],
          [-0.08, 0.522, 0.203],
          [-0.073, 0.563, 0.212],
        ],
        [
          [-0.056, 0.474, 0.203],
          [-0.053, 0.518, 0.21],
          [-0.044, 0.555, 0.222],
        ],
        [
          [-0.038, 0.464, 0.206],
          [-0.02, 0.49, 0.232],
          [-0.006, 0.462, 0.245],
        ],
        [
          [-0.038, 0.418, 0.205],
          [-0.014, 0.435, 0.235],
          [-0.006, 0.46, 0.247],
        ],
      ],
    },
    {
      palm: [
        [0.05, 0.378, 0.208],
        [0.05, 0.037, 0.021],
      ],
      fingers: [
        [
          [0.01, 0.356, 0.215],
          [-0.03, 0.346, 0.23],
          [-0.06, 0.356, 0.236],
        ],
        [
          [0.006, 0.372, 0.218],
          [-0.04, 0.366, 0.234],
          [-0.074, 0.378, 0.238],
        ],
        [
          [0.006, 0.39, 0.22],
          [-0.038, 0.388, 0.238],
          [-0.068, 0.402, 0.24],
        ],
        [
          [0.014, 0.403, 0.22],
          [-0.01, 0.418, 0.242],
          [-0.012, 0.446, 0.248],
        ],
        [
          [0.05, 0.403, 0.215],
          [0.034, 0.433, 0.235],
          [0.006, 0.45, 0.248],
        ],
      ],
    },
  ],
  earth: [
    {
      palm: [
        [-0.321, 0.163, 0.21],
        [0.037, 0.047, 0.024],
      ],
      fingers: [
        [
          [-0.348, 0.13, 0.222],
          [-0.352, 0.085, 0.24],
          [-0.35, 0.05, 0.244],
        ],
        [
          [-0.332, 0.124, 0.226],
          [-0.334, 0.073, 0.246],
          [-0.332, 0.03, 0.25],
        ],
        [
          [-0.314, 0.124, 0.228],
          [-0.314, 0.07, 0.25],
          [-0.312, 0.026, 0.254],
        ],
        [
          [-0.296, 0.13, 0.226],
          [-0.294, 0.082, 0.25],
          [-0.292, 0.042, 0.256],
        ],
        [
          [-0.288, 0.18, 0.21],
          [-0.266, 0.145, 0.232],
          [-0.262, 0.112, 0.245],
        ],
      ],
    },
    {
      palm: [
        [0.045, 0.178, 0.225],
        [0.062, 0.022, 0.042],
      ],
      fingers: [
        [
          [-0.005, 0.175, 0.26],
          [-0.05, 0.172, 0.266],
          [-0.088, 0.18, 0.258],
        ],
        [
          [-0.005, 0.176, 0.244],
          [-0.056, 0.176, 0.248],
          [-0.1, 0.186, 0.242],
        ],
        [
          [-0.005, 0.178, 0.226],
          [-0.056, 0.18, 0.226],
          [-0.096, 0.19, 0.224],
        ],
        [
          [0.06, 0.19, 0.26],
          [0.04, 0.205, 0.275],
          [0.012, 0.215, 0.28],
        ],
      ],
    },
  ],
};

function handAt(x: number, y: number, z: number, { palm, fingers }: Hand): number {
  let d = ellipsoid(x, y, z, palm[0], palm[1]);
  if (d > 0.16) return d - 0.09;
  for (const [a, b, c] of fingers as readonly (readonly [Vec, Vec, Vec])[]) {
    const finger = Math.min(limb(x, y, z, [a, b, 0.0145, 0.0122]), limb(x, y, z, [b, c, 0.0122, 0.009]));
    d = melt(d, finger, 0.008);
  }
  return d;
}

export function handsAt(x: number, y: number, z: number, gesture: Gesture): number {
  let d = 9;
  for (const hand of HANDS[gesture]) d = Math.min(d, handAt(x, y, z, hand));
  return d;
}

/** The alms bowl that rests in the left hand. */
export function bowlAt(x: number, y: number, z: number): number {
  const shell = ellipsoid(x, y, z, [0, 0.24, 0.235], [0.064, 0.056, 0.058]);
  return Math.max(shell, y - 0.262, -ellipsoid(x, y, z, [0, 0.275, 0.235], [0.05, 0.036, 0.045]));
}
