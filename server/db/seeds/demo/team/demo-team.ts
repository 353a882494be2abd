export type DemoTeamMember = {
  name: string;
  role: string;
  languages: string[];
  words: string;
  sinceYear: number;
  /** Slugs of the tours that they lead, or drive. */
  tours: string[];
};

/** Invented people, as an agency of the hills might have them. Without pictures: there is no honest face for nobody. */
export const demoTeam: DemoTeamMember[] = [
  {
    name: 'Mitali Sen',
    role: 'Plans tours, answers the phone',
    languages: ['Bengali', 'Hindi', 'English', 'Nepali'],
    words: 'Asks how well you sleep at height before she asks for your dates.',
    sinceYear: 2012,
    tours: [],
  },
  {
    name: 'Pasang Sherpa',
    role: 'Trek leader, Singalila',
    languages: ['Nepali', 'Hindi', 'Bengali', 'English'],
    words: 'From Rimbik, a day below the ridge. Walks last, so that nobody else has to.',
    sinceYear: 2008,
    tours: ['sandakphu-phalut-singalila-trek', 'sandakphu-by-land-rover'],
  },
  {
    name: 'Tshering Lepcha',
    role: 'Trek leader, West Sikkim',
    languages: ['Lepcha', 'Nepali', 'Hindi', 'English'],
    words: 'Knows the path from Yuksom by its stones. Turns round in time, and says why.',
    sinceYear: 2014,
    tours: ['dzongri-trek-yuksom'],
  },
  {
    name: 'Sonam Bhutia',
    role: 'Guide for the monasteries',
    languages: ['Sikkimese', 'Nepali', 'Hindi', 'English'],
    words: 'Studied at one of them until he was nineteen. Can tell you who is who on the walls.',
    sinceYear: 2017,
    tours: ['rumtek-lingdum-and-enchey'],
  },
  {
    name: 'Kiran Tamang',
    role: 'Guide for the forest villages',
    languages: ['Nepali', 'Hindi', 'English'],
    words: 'Hears a bird long before you see it. Bring a jumper: she waits for it to come back.',
    sinceYear: 2016,
    tours: ['lava-rishyap-and-lolegaon-forest-villages'],
  },
  {
    name: 'Bimal Oraon',
    role: 'Guide in the Dooars',
    languages: ['Sadri', 'Bengali', 'Hindi', 'Nepali'],
    words:
      'In the forest he sits beside the department’s own guide, and whispers to you what both have seen.',
    sinceYear: 2013,
    tours: [
      'gorumara-weekend-lataguri-and-murti',
      'jaldapara-rhinos-chilapata-and-cooch-behar',
      'dooars-family-holiday-gorumara-and-jaldapara',
      'buxa-fort-lepchakha-and-jayanti',
    ],
  },
  {
    name: 'Kinley Dorji',
    role: 'Guide in Bhutan',
    languages: ['Dzongkha', 'English', 'Hindi', 'Nepali'],
    words: 'Waits for you where Bhutan begins, at the gate or at the airport, and stays until you leave.',
    sinceYear: 2015,
    tours: [
      'bhutan-thimphu-punakha-paro',
      'paro-and-thimphu-by-air',
      'bhutan-phobjikha-and-haa',
      'bhutan-trongsa-and-bumthang',
    ],
  },
  {
    name: 'Suraj Rai',
    role: 'Driver, Sikkim',
    languages: ['Nepali', 'Hindi', 'Bengali'],
    words: 'Fifteen winters on the road to Lachen. Stops before anybody has to ask.',
    sinceYear: 2010,
    tours: [
      'gurudongmar-lake-and-yumthang-valley',
      'lachung-and-yumthang-in-flower',
      'pelling-and-ravangla',
      'sikkim-in-ten-days',
      'zuluk-old-silk-route',
      'gangtok-tsomgo-and-nathula',
      'gangtok-with-children',
      'gangtok-and-temi-for-two',
    ],
  },
];
