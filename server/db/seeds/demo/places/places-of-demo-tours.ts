/** Where each demo tour comes by, and on which day, in its order: `slug@day`. By the slugs of the tours. */
const WRITTEN: Record<string, string> = {
  'gurudongmar-lake-and-yumthang-valley':
    'njp@1 gangtok@1 lachen@2 gurudongmar@3 lachung@3 yumthang@4 gangtok@5 njp@6',
  'lachung-and-yumthang-in-flower': 'gangtok@1 lachung@2 yumthang@3 gangtok@4',
  'pelling-and-ravangla': 'njp@1 namchi@1 ravangla@1 temi@2 pelling@3 njp@6',
  'dzongri-trek-yuksom': 'njp@1 yuksom@1 sachen@2 tshoka@3 dzongri@4 tshoka@5 yuksom@6 njp@7',
  'sikkim-in-ten-days':
    'bagdogra@1 gangtok@1 tsomgo@2 lachung@3 yumthang@4 gangtok@5 temi@6 ravangla@6 pelling@7 yuksom@9 njp@10',
  'zuluk-old-silk-route': 'njp@1 aritar@1 zuluk@2 nathang@3 tsomgo@4 gangtok@4 njp@5',
  'gangtok-tsomgo-and-nathula': 'bagdogra@1 gangtok@1 tsomgo@2 nathula@2 gangtok@2 bagdogra@4',
  'rumtek-lingdum-and-enchey': 'gangtok@1 rumtek@2 phodong@3',
  'gangtok-with-children': 'bagdogra@1 gangtok@1 gangtok-zoo@2 tsomgo@3 gangtok@3 bagdogra@4',
  'gangtok-and-temi-for-two': 'bagdogra@1 gangtok@1 temi@3 namchi@4 bagdogra@5',
  'darjeeling-toy-train-and-tiger-hill':
    'njp@1 kurseong@1 darjeeling@1 tiger-hill@2 darjeeling-zoo@3 happy-valley@3 kurseong@4 njp@4',
  'mirik-darjeeling-and-lamahatta-family-holiday':
    'njp@1 mirik@1 darjeeling@1 tiger-hill@2 darjeeling-zoo@2 lamahatta@3 takdah@4 njp@5',
  'darjeeling-tea-estates-kurseong-and-takdah': 'njp@1 kurseong@1 darjeeling@2 happy-valley@2 takdah@2 njp@4',
  'sandakphu-phalut-singalila-trek':
    'njp@1 mirik@1 maneybhanjang@1 tumling@2 kalipokhri@3 sandakphu@4 phalut@5 gorkhey@6 srikhola@7 njp@8',
  'sandakphu-by-land-rover':
    'njp@1 mirik@1 maneybhanjang@1 tumling@2 kalipokhri@3 sandakphu@3 darjeeling@4 njp@5',
  'kalimpong-orchids-deolo-and-durpin': 'njp@1 kalimpong@1 njp@3',
  'lava-rishyap-and-lolegaon-forest-villages': 'njp@1 lava@1 rishyap@3 lolegaon@4 kalimpong@5 njp@5',
  'icchey-gaon-sillery-gaon-and-pedong-homestays':
    'njp@1 kalimpong@1 icchey-gaon@1 sillery-gaon@2 pedong@3 njp@4',
  'teesta-rafting-and-kalimpong-hills': 'njp@1 kalimpong@1 njp@4',
  'gorumara-weekend-lataguri-and-murti': 'njp@1 lataguri@1 gorumara@1 njp@3',
  'jaldapara-rhinos-chilapata-and-cooch-behar':
    'njp@1 madarihat@1 jaldapara@2 cooch-behar@3 cooch-behar-palace@3 njp@4',
  'dooars-family-holiday-gorumara-and-jaldapara': 'njp@1 lataguri@1 gorumara@2 madarihat@4 jaldapara@5 njp@6',
  'buxa-fort-lepchakha-and-jayanti': 'njp@1 rajabhatkhawa@1 buxa@2 lepchakha@2 jayanti@3 njp@5',
  'bhutan-thimphu-punakha-paro':
    'njp@1 jaigaon@1 phuentsholing@2 thimphu@2 dochula@4 punakha@4 paro@5 taktsang@6 phuentsholing@7',
  'paro-and-thimphu-by-air': 'paro@1 thimphu@1 dochula@3 paro@3 taktsang@4',
  'bhutan-phobjikha-and-haa':
    'njp@1 jaigaon@1 phuentsholing@2 thimphu@2 dochula@4 punakha@4 phobjikha@5 paro@6 taktsang@7 chele-la@8 haa@8 phuentsholing@9',
  'bhutan-trongsa-and-bumthang':
    'njp@1 jaigaon@1 phuentsholing@2 thimphu@2 dochula@4 punakha@4 trongsa@5 bumthang@6 phobjikha@8 paro@9 taktsang@10 phuentsholing@11',
};

/** Empty for a tour that is not the demo's. */
export function placesOfDemoTour(tourSlug: string): { slug: string; day: number }[] {
  const written = WRITTEN[tourSlug]?.split(' ') ?? [];
  return written.map((place) => {
    const [slug = '', day] = place.split('@');
    return { slug, day: Number(day) };
  });
}
