import type { Hex, Stops } from './colour.ts';

/** Prayer flags in their order: sky, cloud, fire, water, earth. */
export const FLAGS: readonly Hex[] = ['#3f6ea0', '#f1e7d3', '#c0453a', '#4f8360', '#e3a93c'];

/** The set hangs on one wall: what several scenes share is named here, what is one scene's own stays there. */
export const PAPER: Hex = '#fbf3e2';
export const NIGHT: Hex = '#0f2233';

export type Air = { mistTop: Hex; mistBase: Hex };
export type RangeInks = { inks: readonly [Hex, Hex, Hex, Hex]; fog: Hex };

/** Dawn: lilac and slate foothills, apricot mist. From far to near. */
export const DAWN_RANGES: readonly RangeInks[] = [
  { inks: ['#8492b8', '#8c99bd', '#a3a6c2', '#cdb6bd'], fog: '#e9cabd' },
  { inks: ['#637aa3', '#6b81a8', '#8492b0', '#b5a5ac'], fog: '#dfc3bf' },
  { inks: ['#436183', '#4a6889', '#647c96', '#9a9797'], fog: '#cdbbc4' },
  { inks: ['#274660', '#2d4d66', '#446275', '#7c8080'], fog: '#a8a9c0' },
];

/** Morning: sage and pine foothills, cream mist. From far to near. */
export const MORNING_RANGES: readonly RangeInks[] = [
  { inks: ['#9fb6b6', '#a8bdb9', '#c3cbb9', '#e6dcbc'], fog: '#f4e6c4' },
  { inks: ['#7d9fa0', '#86a6a3', '#a9bba4', '#d9d2a8'], fog: '#eee0bd' },
  { inks: ['#5a8486', '#628b89', '#8ba68c', '#cdc891'], fog: '#e6dbb8' },
  { inks: ['#3f6a6c', '#477270', '#6f8f78', '#b6b47e'], fog: '#d6cfae' },
];

export type SnowInks = { high: Stops; low: Stops; rockLit: Hex; rockDark: Hex; fog: Hex };

export const DAWN_SNOW: SnowInks = {
  high: [
    [0, '#5b78a0'],
    [0.045, '#8297b5'],
    [0.13, '#d2948a'],
    [0.24, '#f2ab7d'],
    [0.42, '#ffd6a0'],
    [0.66, '#fff0d0'],
  ],
  low: [
    [0, '#5f7ba2'],
    [0.06, '#8299b8'],
    [0.26, '#b3a9b8'],
    [0.5, '#dcb4a9'],
  ],
  rockLit: '#9c5f57',
  rockDark: '#3c5478',
  fog: '#f3d5b9',
};

export const MORNING_SNOW: SnowInks = {
  high: [
    [0, '#a3b8c0'],
    [0.04, '#b9c6c6'],
    [0.2, '#e9d9c0'],
    [0.42, '#fdf0d2'],
  ],
  low: [
    [0, '#a3b8c0'],
    [0.06, '#b9c6c6'],
    [0.3, '#e4d8c2'],
  ],
  rockLit: '#c2ad95',
  rockDark: '#7f99a6',
  fog: '#f5e4bf',
};

/** Clear noon at height: cold blue shadows, clean white. */
export const NOON_SNOW: SnowInks = {
  high: [
    [0, '#4f79a6'],
    [0.06, '#7fa2c2'],
    [0.2, '#c4d6e0'],
    [0.36, '#f1f2ea'],
    [0.6, '#fffdf4'],
  ],
  low: [
    [0, '#557c9f'],
    [0.08, '#86a2b4'],
    [0.3, '#c9d3d2'],
    [0.5, '#ece9dd'],
  ],
  rockLit: '#a08c7a',
  rockDark: '#46607c',
  fog: '#dde6e4',
};
