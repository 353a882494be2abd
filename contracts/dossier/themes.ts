export const THEMES = ['family', 'trek', 'honeymoon', 'weekend', 'monasteries', 'wildlife'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Record<Theme, string> = {
  family: 'Family',
  trek: 'Trek',
  honeymoon: 'Honeymoon',
  weekend: 'Weekend',
  monasteries: 'Monasteries',
  wildlife: 'Wildlife',
};
