/** What travellers call places beside their names, by the name as staff have it. Migration 0053 writes them to places of old. */
export const OTHER_NAMES: Record<string, string> = {
  Tsomgo: 'Changu, Changu Lake, Tsomgo Lake, Tsongmo',
  Nathula: 'Nathu La, Nathula Pass',
  'Paro Taktsang': 'Tiger’s Nest, Tigers Nest, Taktsang Monastery, Taktshang',
  'New Jalpaiguri': 'NJP, Siliguri',
  Bagdogra: 'IXB, Bagdogra airport, Siliguri airport',
  Gurudongmar: 'Gurudongmar Lake',
  Yumthang: 'Valley of Flowers, Yumthang Valley',
  Ravangla: 'Rabongla, Rabangla',
  Yuksom: 'Yoksum, Yuksam',
  Sandakphu: 'Sandakfu',
  Maneybhanjang: 'Manebhanjan, Manebhanjyang',
  'Darjeeling zoo and mountaineering institute': 'HMI, Padmaja Naidu zoo',
  Phuentsholing: 'Phuntsholing',
  Zuluk: 'Dzuluk, Jhuluk',
  Phobjikha: 'Gangtey, Gangtey Valley',
};
