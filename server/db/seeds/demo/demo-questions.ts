import type { SiteQuestions } from '../../../../contracts/settings/settings.contract.ts';

/** What travellers ask of an agency in Siliguri, whichever tour they look at. */
export const demoQuestions: SiteQuestions['questions'] = [
  {
    question: 'Do I pay anything when I send an enquiry?',
    answer:
      'No. An enquiry is a question. We answer with a day-by-day plan and a price, and you decide then. Half is paid at booking, the rest at least 30 days before travel.',
  },
  {
    question: 'Can you change a tour for us?',
    answer:
      'Yes. Days can be added or left out, hotels and cars changed, rest days put in. The tours on this site are what most people find good; your own is planned on the phone.',
  },
  {
    question: 'Which papers do we need for Sikkim?',
    answer:
      'Indian travellers bring a voter card, passport or driving licence in the original with a copy, and two passport photographs each. Children bring a birth certificate or a school identity card. Travellers from abroad get the entry permit of Sikkim free at Rangpo or Melli; for Tsomgo and North Sikkim they need another, for which we take copies of passport and visa ten days ahead. Rules change, so we tell you again before you set out.',
  },
  {
    question: 'How high do we go, and is it safe with children or parents?',
    answer:
      'Each tour’s page tells how high every day goes and where the night is spent. Up to about 2,500 m nearly everybody is well. Above 3,500 m go slowly, drink much and sleep lower. Gurudongmar, at more than 5,000 m, is no place for small children, for elderly people or for heart and lung patients.',
  },
  {
    question: 'What happens when a road is closed?',
    answer:
      'The driver waits, takes the detour, or the day is exchanged with another. When a place cannot be reached at all, we offer one that can. What we have not spent on it comes off the price.',
  },
  {
    question: 'What kind of car is it?',
    answer:
      'An Innova, Xylo or the like for up to six people, a Tempo Traveller for more. Up at Tsomgo, Nathula and in North Sikkim only cars registered in Sikkim may drive, so you change at Gangtok. On mountain roads the air conditioning stays off.',
  },
  {
    question: 'Is there vegetarian and Jain food?',
    answer:
      'Vegetarian food is everywhere. Food without onion and garlic we order ahead in the hotels; in villages of North Sikkim and on treks it will be plain. Write it into your enquiry.',
  },
  {
    question: 'Is there mobile network and cash?',
    answer:
      'Jio and Airtel work in the towns; BSNL reaches furthest in the north. Beyond Lachung, Lachen and on the treks there is none. Draw cash in Siliguri, Gangtok, Darjeeling or Paro: machines in smaller places are often empty.',
  },
  {
    question: 'How do we reach you?',
    answer:
      'By air to Bagdogra or by train to New Jalpaiguri (NJP); most tours begin at either. For the Dooars, New Mal and Hasimara stations are nearer. Your driver waits with a board bearing your name.',
  },
  {
    question: 'We are two people. Can we join others?',
    answer:
      'On some tours, yes: their pages say “shared”. Otherwise you have the car to yourselves, and the page tells the price for two.',
  },
];
