/** The widest file, which is the scene's name in the database: see `public/media/media.json`. */
export function sceneAddress(scene: string): string {
  return `/media/scenes/${scene}/card-1800.webp`;
}
