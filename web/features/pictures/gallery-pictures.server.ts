import { scenePicture } from './shipped-media.server.ts';

const SHOWN: { scene: string; tile: `${number} / ${number}`; caption: string }[] = [
  { scene: 'zuluk-zigzag', tile: '3 / 2', caption: 'The zigzag above Zuluk, about 3,000 m, Sikkim' },
  { scene: 'singalila-rhododendrons', tile: '4 / 5', caption: 'Rhododendrons on the Singalila ridge' },
  { scene: 'teesta-rafting', tile: '1 / 1', caption: 'A raft on the Teesta, below Kalimpong' },
  { scene: 'thimphu-valley', tile: '1 / 1', caption: 'The valley of Thimphu, Bhutan' },
  { scene: 'mirik-lake', tile: '4 / 5', caption: 'Mirik lake, 1,495 m, Darjeeling' },
  { scene: 'ravangla-buddha', tile: '3 / 2', caption: 'The Buddha of Ravangla, 2,100 m, Sikkim' },
  { scene: 'lachung-river', tile: '1 / 1', caption: 'Lachung on its river, 2,700 m, Sikkim' },
  {
    scene: 'coronation-bridge',
    tile: '1 / 1',
    caption: 'Coronation Bridge, where the Teesta leaves the hills',
  },
];

export function galleryPictures() {
  return SHOWN.map(({ scene, tile, caption }) => ({
    id: scene,
    picture: scenePicture(scene),
    tile,
    caption,
  }));
}
