// Writes every stand-in: `node_modules/.bin/node artwork/stand-ins/draw.ts [name ...]`
import { mkdirSync, writeFileSync } from 'node:fs';
import { scenes } from './scenes/index.ts';

const folder = new URL('../../public/media/destinations/', import.meta.url);
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = String(draw());
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  process.stdout.write(
    `${name}.svg ${(svg.length / 1000).toFixed(1)} kB${svg.length > 40_000 ? ' TOO LARGE' : ''}\n`,
  );
}
