import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { Sheet } from './sheet.ts';

const bytesOf = (name: string) =>
  readFileSync(new URL(`../../../../tests/support/imports/${name}`, import.meta.url));
const read = async (bytes: Uint8Array | string) => (await readSheet(Buffer.from(bytes))) as Sheet;
const faultOf = async (bytes: Uint8Array | string) =>
  ((await readSheet(Buffer.from(bytes))) as { fault: string }).fault;

/** By the names of the columns. */
function recordsOf({ header, rows }: Sheet): Record<string, string>[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(header.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
  );
}

test('a spreadsheet with merged cells, two lines of names, real dates and Hindi is a row for each tour', async () => {
  const sheet = await read(bytesOf('rates-of-north-bengal.xlsx'));
  expect(sheet.header).toEqual([
    ...['Package name', 'Main place', 'Duration', 'Price 2 pax', '4 pax', 'Day wise plan'],
    ...['Departure dates', 'GST included'],
  ]);
  expect(sheet.rows.map(({ row }) => row)).toEqual([5, 8]);
  expect(recordsOf(sheet)).toEqual([
    {
      ...{
        'Package name': 'Dooars Safari',
        'Main place': 'Lataguri',
        Duration: '2N/3D',
        'GST included': 'हाँ',
      },
      ...{ 'Price 2 pax': '14500', '4 pax': '11900', 'Departure dates': '2027-03-15\n2027-03-29' },
      'Day wise plan': 'Day 1: NJP to Lataguri\nDay 2: Gorumara, safari at six\nDay 3: Back to NJP',
    },
    expect.objectContaining({
      'Package name': 'सिक्किम दर्शन',
      'Departure dates': '15/3/27',
      'GST included': 'No',
    }),
  ]);
});

test('trips of WP Travel as it wrote them until version 3', async () => {
  const [trip, half, ...others] = recordsOf(await read(bytesOf('wp-travel-of-old.xml')));
  expect(trip).toEqual({
    ...{
      Title: 'Gangtok and Tsomgo',
      'Address on the site': 'gangtok-tsomgo',
      Status: 'Published',
      City: 'Gangtok',
    },
    ...{
      Address: 'Gangtok, Sikkim',
      Duration: '5 days / 4 nights',
      Price: '18500',
      'Discounted price': '16900',
    },
    ...{
      'Largest group': '12',
      Description: 'Two towns & a lake.\nCold at night.',
      'Not included': 'Flights',
    },
    Itinerary: 'Day 1: Up to Gangtok\n\nBy car.\n\nDay 2: Tsomgo\n\nThe lake at 3,750 m.',
    Included: 'Hotels\nPermits',
    Pictures: 'https://hills.example/wp-content/uploads/2019/05/tsomgo.jpg',
    'What the pictures show': 'Tsomgo lake in May',
  });
  expect(half).toEqual({ Title: 'Half written', 'Address on the site': 'half-written', Status: 'Draft' });
  expect(others).toEqual([]);
});

test('trips of WP Travel today: days, prices of a category, questions and pictures, with line ends that PHP counted', async () => {
  expect(recordsOf(await read(bytesOf('wp-travel.xml')))).toEqual([
    {
      ...{ Title: 'पेलिंग और रावंगला', 'Address on the site': 'pelling-ravangla', Status: 'Published' },
      ...{ City: 'Pelling', Address: 'Pelling', Duration: '4 days / 3 nights', 'Largest group': '10' },
      'Least number of travellers': '2',
      ...{
        Price: '24000',
        'Discounted price': '21000',
        Description: 'पहाड़ और मठ।',
        Included: 'Hotels\nBreakfast',
      },
      ...{ 'Day 1 title': 'NJP to Pelling', 'Day 1': 'By car.\n\nSix hours.', 'Day 2 title': 'Day 2' },
      ...{
        'Day 2': 'Rabdentse on foot — easy.',
        Questions: 'Is it cold? | In winter, yes.\nPermits? | None.',
      },
      Pictures:
        'https://hills.example/wp-content/uploads/2024/03/bridge.png\nhttps://hills.example/wp-content/uploads/2024/03/kanchenjunga-scaled.jpg',
      'What the pictures show': 'The bridge\nKanchenjunga',
    },
  ]);
});

test('an export with line ends of Windows is the same', async () => {
  const crlf = bytesOf('wp-travel-of-old.xml').toString().replaceAll('\n', '\r\n');
  expect((await read(crlf)).rows.map(({ cells }) => cells[0])).toEqual([
    'Gangtok and Tsomgo',
    'Half written',
  ]);
});

test('trips of WP Travel Engine; what is no data of PHP is left out', async () => {
  const [trip, walk] = recordsOf(await read(bytesOf('wp-travel-engine.xml')));
  expect(trip).toEqual({
    ...{ Title: 'Sandakphu on foot', 'Address on the site': 'sandakphu-on-foot', Status: 'Published' },
    ...{ City: 'Darjeeling', Address: 'Darjeeling', Duration: '6 days / 5 nights', Price: '18000' },
    ...{
      'Discounted price': '16500',
      Departures: '2027-03-15 | 9',
      'Largest group': '9',
      'Least number of travellers': '2',
      'Least age': '12',
    },
    ...{ Description: 'Five days over the ridge.', Highlights: 'Sunrise at Sandakphu\nRhododendrons' },
    ...{ 'Day 1 title': 'Manebhanjang to Tumling', 'Day 1': '11 km.', 'Day 2 title': 'To Sandakphu' },
    ...{ 'Day 2': '19 km, steep.', Included: 'Guide\nLodges', 'Not included': 'Insurance' },
    ...{ Questions: 'How fit? | Six hours a day.', 'What the pictures show': 'Ridge' },
    Pictures: 'https://hills.example/wp-content/uploads/2023/11/ridge.jpg',
  });
  expect(walk).toMatchObject({
    Title: 'Tumling day walk',
    Duration: '8 hours',
    Price: '2500',
    Status: 'Draft',
  });
});

test('tours of Tourfic, also what was serialised twice or moved from another address', async () => {
  const [tour, walk, ...others] = recordsOf(await read(bytesOf('tourfic.xml')));
  expect(others, 'no page, and nothing from the bin').toEqual([]);
  expect(tour).toEqual({
    ...{ Title: 'Kalimpong & Lava', 'Address on the site': 'kalimpong-lava', Status: 'Published' },
    ...{ City: 'Kalimpong & Lava', Address: 'Kalimpong, West Bengal', Duration: '3 days / 2 nights' },
    ...{
      Price: '9500',
      'Discount in percent': '10',
      'Largest group': '8',
      'Least number of travellers': '2',
    },
    ...{ Description: 'Two nights in the hills.', Highlights: 'Neora Valley\nA tea garden' },
    ...{ Included: 'Hotels\nBreakfast', 'Not included': 'Flights' },
    ...{ 'Day 1 title': 'To Kalimpong', 'Day 1': 'Tea & momos on the way; 73 km.' },
    ...{ 'Day 2 title': 'Day 2', 'Day 2': 'Lava.', Questions: 'Is there snow? | In January, at times.' },
    Pictures:
      'https://hills.example/wp-content/uploads/2024/05/lava-scaled.jpg\nhttps://hills.example/wp-content/uploads/2024/05/neora.jpg',
    'What the pictures show': 'Lava in the mist\nNeora',
  });
  expect(walk).toMatchObject({
    ...{ Title: 'Morning walk', Status: 'Draft', Duration: '5 hours', Price: '4000' },
    'Day 1': 'See https://hills-of-kalimpong.example/map for the way.',
  });
});

test('of a plain WordPress those pages that have a plan by days, without the marks of plugins', async () => {
  const [tour, half, ...others] = recordsOf(await read(bytesOf('plain-wordpress.xml')));
  expect(others).toEqual([]);
  expect(tour).toEqual({
    ...{ Title: 'Dooars Safari 1N/2D', 'Address on the site': 'dooars-safari', Status: 'Published' },
    Duration: '1N/2D',
    Itinerary: 'Day 1: NJP to Lataguri\n\nBy car, 60 km.\n\nDay 2: Safari\n\nAt six.',
    Highlights: 'Gorumara\nJaldapara',
    ...{ Included: 'Hotel\nJeep', 'Not included': 'Lunch' },
    Description:
      'Grassland [optional: by jeep] and rivers. Rs 12,500 per person.\n\nHalf is lost in the last week.',
    Pictures: 'https://hills.example/wp-content/uploads/2023/02/dooars.jpg',
    'What the pictures show': 'Elephants & grass',
  });
  expect(half).toMatchObject({ Title: 'Half a plan', Status: 'Draft' });
});

test.each([
  ['semicolons', 'Title;Price\nLake;9,5', 'utf8'],
  ['tabs, as Excel’s Unicode text', '\ufeffTitle\tPrice\nLake\t9,5', 'utf16le'],
  ['an open quotation mark', 'Title,Price\n"Lake,95', 'utf8'],
] as const)('a file with %s is read', async (_what, text, encoding) => {
  const { header, rows } = await read(Buffer.from(text, encoding));
  expect(header).toEqual(['Title', 'Price']);
  expect(rows[0]?.cells[0]).toMatch(/Lake/);
});

test('a list of addresses has no names of columns; letters of Windows are read', async () => {
  expect(await read('asha@example.com\nbina@example.com')).toMatchObject({
    header: ['Column 1'],
    rows: [{}, {}],
  });
  const cafe = Buffer.from('Title,City\nCaf\u00e9,Mirik', 'latin1');
  expect((await read(cafe)).rows[0]?.cells).toEqual(['Café', 'Mirik']);
});

test('what is no sheet says what to bring', async () => {
  expect(await faultOf('')).toBe('This file is empty.');
  expect(await faultOf('%PDF-1.7')).toMatch(/PDF/);
  expect(await faultOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/\.xls/);
  expect(await faultOf('Title,Price')).toMatch(/no row below/);
  expect(await faultOf('PK\u0003\u0004broken')).toMatch(/cannot be read/);
  expect(await faultOf('a\0b,c')).toMatch(/no CSV/);
  expect(await faultOf('<?xml version="1.0"?><rss><channel/></rss>')).toMatch(/no tour/);
});
