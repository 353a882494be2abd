import satisfies from 'spdx-satisfies';

const NOTICE = 'asks for its notice alone, which goes along: /licences.txt, or the package’s own file';

/** SPDX ids that may be shipped, and why. Any other fails `npm run check` until somebody has read the licence. */
const ALLOWED: Record<string, string> = {
  MIT: NOTICE,
  ISC: NOTICE,
  'BSD-2-Clause': NOTICE,
  'BSD-3-Clause': NOTICE,
  'BlueOak-1.0.0': NOTICE,
  'Apache-2.0': `${NOTICE}; a NOTICE file too, and nothing of it is changed`,
  '0BSD': 'asks for nothing',
  'CC0-1.0': 'asks for nothing',
  'MIT-0': 'asks for nothing',
  Unlicense: 'asks for nothing',
  'MPL-2.0': 'file by file: its files are shipped as they are, and npm has their source',
};

type Condition = { packages: RegExp; reason: string };

const ALLOWED_FOR: Record<string, Condition> = {
  'OFL-1.1': {
    packages: /^@fontsource(?:-variable)?\//,
    reason: 'typefaces, not sold by themselves; their text goes along with the cuts, whose names stay',
  },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    reason: 'libvips: a library of its own on the server, unchanged, that an operator may replace',
  },
  'LGPL-3.0-only': {
    packages: /^libheif-js$/,
    reason: 'libheif: a library of its own on the server, unchanged, that an operator may replace',
  },
};

function mayShip(name: string): string[] {
  const conditional = Object.entries(ALLOWED_FOR).filter(([, { packages }]) => packages.test(name));
  return [...Object.keys(ALLOWED), ...conditional.map(([id]) => id)];
}

/** `expression` must be SPDX; a missing one or `SEE LICENSE IN …` is not allowed. */
export function isAllowed(name: string, expression: string): boolean {
  try {
    return satisfies(expression, mayShip(name));
  } catch {
    return false;
  }
}

export function listAllowed(): { id: string; reason: string }[] {
  const conditional = Object.entries(ALLOWED_FOR).map(([id, { packages, reason }]) => ({
    id,
    reason: `of ${packages.source} alone: ${reason}`,
  }));
  return [...Object.entries(ALLOWED).map(([id, reason]) => ({ id, reason })), ...conditional];
}
