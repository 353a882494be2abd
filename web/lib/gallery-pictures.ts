export type GalleryPicture = {
  /** Names the picture in the gallery's address: `/gallery#tiger-hill`. */
  id: string;
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  /** What of it the gallery's tile shows, as width by height; the whole where nothing is said. */
  tile?: `${number} / ${number}`;
  /** What the tile keeps in view. */
  focus?: string;
  colour: string;
  alt: string;
  caption: string;
};

const SIZE = { width: 1200, height: 800 } as const;

/** The eight pictures of the gallery, the newest first. */
export const GALLERY_PICTURES: readonly GalleryPicture[] = [
  {
    id: 'tiger-hill',
    src: '/media/destinations/darjeeling-2.svg',
    ...SIZE,
    colour: '#a87a7a',
    alt: 'Travellers on Tiger Hill look at Kangchenjunga, pink in the first sun above a sea of cloud',
    caption: 'Sunrise from Tiger Hill, 2,590 m',
  },
  {
    id: 'paro-taktsang',
    src: '/media/destinations/bhutan.svg',
    ...SIZE,
    tile: '4 / 5',
    focus: '72% 50%',
    colour: '#a08a78',
    alt: 'White temples with golden roofs on a ledge of a sheer cliff',
    caption: 'Paro Taktsang, 3,120 m, Bhutan',
  },
  {
    id: 'teesta-bends',
    src: '/media/destinations/kalimpong.svg',
    ...SIZE,
    tile: '1 / 1',
    colour: '#7f9a80',
    alt: 'A turquoise river winds between green hills; a paraglider above, orchids in front',
    caption: 'The Teesta from Deolo hill, Kalimpong',
  },
  {
    id: 'tsomgo',
    src: '/media/destinations/sikkim-2.svg',
    ...SIZE,
    tile: '1 / 1',
    colour: '#5f7f97',
    alt: 'Yaks with red saddle cloths on the shore of a still lake below snow peaks',
    caption: 'Tsomgo lake, 3,753 m, Sikkim',
  },
  {
    id: 'sal-road',
    src: '/media/destinations/dooars-2.svg',
    ...SIZE,
    tile: '4 / 5',
    colour: '#8ba052',
    alt: 'A safari jeep on a sandy road through a tall green forest',
    caption: 'A road through the sal forest, Dooars',
  },
  {
    id: 'rumtek',
    src: '/media/destinations/gangtok-2.svg',
    ...SIZE,
    colour: '#9a8f73',
    alt: 'Monks in maroon robes cross the courtyard of a monastery with golden roofs',
    caption: 'The courtyard of Rumtek, Gangtok',
  },
  {
    id: 'toy-train',
    src: '/media/destinations/darjeeling.svg',
    ...SIZE,
    tile: '1 / 1',
    focus: '38% 50%',
    colour: '#8fa67d',
    alt: 'A blue steam engine pulls a narrow train past tea rows, snow mountains behind',
    caption: 'The toy train above the tea, Darjeeling',
  },
  {
    id: 'lamahatta',
    src: '/media/destinations/kalimpong-2.svg',
    ...SIZE,
    tile: '1 / 1',
    colour: '#7c928a',
    alt: 'Tall prayer flags stand between pines in the fog',
    caption: 'Prayer flags at Lamahatta, 1,750 m',
  },
];
