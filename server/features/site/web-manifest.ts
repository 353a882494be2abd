export function webManifest(agencyName: string, tagline: string) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: agencyName,
    short_name: agencyName,
    description: tagline,
    lang: 'en-IN',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#12433a',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
