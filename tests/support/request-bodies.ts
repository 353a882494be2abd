import { TRAVEL_DAY } from './travel-day.ts';

type Body = Record<string, unknown>;

export function tourBodyOf(given: Body = {}): Body {
  return {
    title: 'Tsomgo lake and Nathula',
    city: 'Gangtok',
    address: 'MG Marg, Gangtok, Sikkim',
    distance: 112.5,
    price: 20_000,
    discountprice: 17_000,
    discount: 15,
    duration: '4 days / 3 nights',
    maxGroupSize: 12,
    desc: 'Four days around Gangtok.',
    photo: '/media/scenes/gangtok-ropeway/card-1800.webp',
    featured: true,
    itinerary: [
      { day: 1, title: 'Arrival', description: 'From Bagdogra by car.' },
      { day: 2, title: 'Tsomgo', description: 'The lake in the morning.' },
    ],
    ...given,
  };
}

export function enquiryBodyOf(given: Body = {}): Body {
  return {
    userEmail: 'asha@example.com',
    tourName: 'Gangtok',
    fullName: 'Asha Rai',
    phone: '+91 98320 12345',
    guestSize: 3,
    bookAt: TRAVEL_DAY,
    ...given,
  };
}

export function contactBodyOf(given: Body = {}): Body {
  return {
    name: 'Bina Lama',
    email: 'bina@example.com',
    mobile: '9832012345',
    tourType: 'Family',
    message: 'Is Gurudongmar open in April?',
    ...given,
  };
}
