import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const sourceFile = (path) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`));

/** Letters of nearly every page and list bullets: needed before the first paint. */
const CORE = 'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';
/** The rest of Latin, fetched only when a page has one of its letters. */
const REST =
  'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-205E, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const RUPEE = 'U+20B9';
const EXTENDED = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0';

/** Headings are 17 to 48 px; this optical size was chosen by eye. The largest on wide windows have their own. */
const HEADINGS = { opsz: 32, wght: { min: 400, max: 600 } };
const LARGE_HEADINGS = { opsz: 60, wght: 560 };
const TEXT = { wght: { min: 400, max: 700 } };

/** One weight: those of headings lie close together. */
const HEADINGS_OF_OTHERS = { wght: 560 };

const figtree = (file, range, part = 'latin') => ({
  file,
  family: 'Figtree',
  path: `figtree/files/figtree-${part}-wght`,
  range,
  axes: TEXT,
});
const fraunces = (file, range, part = 'latin') => ({
  file,
  family: 'Fraunces',
  path: `fraunces/files/fraunces-${part}-opsz`,
  range,
  axes: HEADINGS,
});

/** `family`: one word, by which `arrive.ts` tells it from fallbacks. */
const typeface = (family, name, axes) =>
  [
    ['', CORE, 'latin'],
    ['-rupee', RUPEE, 'latin-ext'],
    ['-rest', REST, 'latin'],
    ['-extended', EXTENDED, 'latin-ext'],
  ].map(([ending, range, part]) => ({
    ...{ file: `${name}${ending}`, family, range, axes },
    path: `${name}/files/${name}-${part}-wght`,
  }));

const FIGTREE = [
  figtree('figtree', CORE),
  figtree('figtree-rupee', RUPEE, 'latin-ext'),
  figtree('figtree-rest', REST),
  figtree('figtree-extended', EXTENDED, 'latin-ext'),
];
const SOURCE_SANS = typeface('SourceSans', 'source-sans-3', TEXT);

/** A pair of letters (`contracts/look/letters.ts`) each. */
const PAIRS = {
  'faces.css': [
    ...FIGTREE,
    fraunces('fraunces', CORE),
    fraunces('fraunces-rest', REST),
    fraunces('fraunces-extended', `${EXTENDED}, ${RUPEE}`, 'latin-ext'),
    { ...fraunces('fraunces-large', CORE), family: 'Fraunces Large', axes: LARGE_HEADINGS },
  ],
  'faces-source.css': [...SOURCE_SANS, ...typeface('SourceSerif', 'source-serif-4', HEADINGS_OF_OTHERS)],
  'faces-bitter.css': [...SOURCE_SANS, ...typeface('Bitter', 'bitter', HEADINGS_OF_OTHERS)],
  'faces-bricolage.css': [...FIGTREE, ...typeface('Bricolage', 'bricolage-grotesque', HEADINGS_OF_OTHERS)],
};
const TYPEFACES = ['figtree', 'fraunces', 'source-sans-3', 'source-serif-4', 'bitter', 'bricolage-grotesque'];

const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];
/** Copyright, licence and its address stay in each file: the Open Font License requires them. */
const NAMES = [0, 13, 14];

export async function cutFonts() {
  const files = new Map();
  for (const { file, path, range, axes } of new Set(Object.values(PAIRS).flat())) {
    const source = readFileSync(sourceFile(`${path}-normal.woff2`));
    const cut = await subsetFont(source, lettersOf(range), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      preserveNameIds: NAMES,
      noHinting: true,
    });
    files.set(`${file}.woff2`, cut);
  }
  for (const name of TYPEFACES) {
    files.set(`OFL-${name}.txt`, readFileSync(sourceFile(`${name}/LICENSE`)));
  }
  for (const [name, fonts] of Object.entries(PAIRS)) files.set(name, Buffer.from(fontFaces(fonts)));
  return files;
}

function lettersOf(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [from, to = from] = part.slice(2).split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

function fontFaces(fonts) {
  const faces = fonts.map(({ file, family, range, axes: { wght } }) => {
    const weight = typeof wght === 'number' ? '1 1000' : `${wght.min} ${wght.max}`;
    return `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${file}.woff2?no-inline") format("woff2");
  unicode-range: ${range};
}`;
  });
  return `/* Made by \`npm run fonts\`: see scripts/support/cut-fonts.mjs. */\n${faces.join('\n\n')}\n`;
}
