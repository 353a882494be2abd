export type PageCard = { /** Of public/media/scenes. */ scene: string; title: string; line: string };

const PAGE_CARDS = {
  site: {
    scene: 'tiger-hill',
    title: 'Tours in the eastern Himalaya',
    line: 'Sikkim, Darjeeling, Gangtok, Kalimpong, Dooars, Bhutan',
  },
  about: {
    scene: 'darjeeling-tea',
    title: 'About us',
    line: 'Who plans these journeys, and who guides them',
  },
  gallery: { scene: 'zuluk-zigzag', title: 'Gallery', line: 'Lakes, passes, forests and monasteries' },
  contact: {
    scene: 'coronation-bridge',
    title: 'Contact',
    line: 'Call, write, visit us, or send an enquiry',
  },
  policies: {
    scene: 'lachung-river',
    title: 'Booking and cancellation',
    line: 'What is paid when, and what comes back',
  },
  sikkim: {
    scene: 'yumthang-valley',
    title: 'Sikkim',
    line: 'Yumthang in flower, Gurudongmar under its snow wall',
  },
  darjeeling: {
    scene: 'batasia-loop',
    title: 'Darjeeling',
    line: 'Tea rows, the toy train, sunrise from Tiger Hill',
  },
  gangtok: {
    scene: 'gangtok-ropeway',
    title: 'Gangtok',
    line: 'A ridge town at 1,650 m, Tsomgo lake a morning away',
  },
  kalimpong: {
    scene: 'deolo-orchids',
    title: 'Kalimpong',
    line: 'Orchids, old mission houses, Deolo hill over the Teesta',
  },
  dooars: {
    scene: 'jaldapara-rhino',
    title: 'Dooars',
    line: 'Sal forest, rhino grass and elephants at the river',
  },
  bhutan: {
    scene: 'paro-taktsang',
    title: 'Bhutan',
    line: 'Paro Taktsang on its cliff, Punakha between two rivers',
  },
} satisfies Record<string, PageCard>;

export const PAGE_CARD_NAMES = Object.keys(PAGE_CARDS);

export function findPageCard(name: string): PageCard | undefined {
  return Object.hasOwn(PAGE_CARDS, name) ? PAGE_CARDS[name as keyof typeof PAGE_CARDS] : undefined;
}
