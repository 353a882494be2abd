import { drawBoulder } from '../parts/boulder.ts';
import type { GroundView } from '../parts/ground.ts';
import { at, randomOf, smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { drawRaft } from '../parts/raft.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { paintBranch, paintForest, paintGorge, paintShaft } from './teesta-rafting/gorge.ts';
import { middleAt, noise, paintRiver, waterAt } from './teesta-rafting/river.ts';

const RAFT = { x: 0.03, z: 1.2 };

function paintBanks(stage: Stage, view: GroundView): void {
  const random = randomOf(31);
  const rocks = Array.from({ length: 90 }, (_, i) => {
    const z = 1 / (0.28 + 1.5 * random() ** 1.2);
    const side = i % 2 ? 1 : -1;
    const out = 0.44 + 0.16 * z + 0.1 * noise.at(z * 2, side * 5) + 0.34 * z * random() ** 1.6;
    return { x: middleAt(z) + side * out, z, size: 0.03 + 0.085 * random() ** 2, seed: i + 40 };
  });
  rocks.push(
    { x: 0.41, z: 0.6, size: 0.085, seed: 8 },
    { x: 0.33, z: 0.57, size: 0.04, seed: 19 },
    { x: -0.6, z: 0.66, size: 0.12, seed: 25 },
  );
  rocks.sort((a, b) => b.z - a.z);
  const draw = (pen: Pen, from: number, to: number) => {
    for (const { x, z, size, seed } of rocks) {
      if (z < from || z >= to) continue;
      const [px, py, scale] = view.project(x, 0, z);
      const near = smooth(2.6, 0.8, z);
      drawBoulder(pen, {
        x: px,
        y: py,
        size: size * scale,
        seed,
        shade: near > 0.5 ? '#26393d' : '#4e6a63',
        lit: near > 0.5 ? '#c9b48a' : '#d6cfa4',
        toward: 1,
        foam: '#eef6ea',
      });
    }
  };
  stage.vector((pen) => draw(pen, 1.2, 9));
  paintRaft(stage, view);
  stage.vector((pen) => draw(pen, 0, 1.2));
}

function paintRaft(stage: Stage, view: GroundView): void {
  const [x, y, scale] = view.project(RAFT.x, waterAt(RAFT.x, RAFT.z) + 0.01, RAFT.z);
  const seen = (i: number) => at(view.cover, i) === 0 || at(view.z, i) > RAFT.z - 0.12;
  stage.vector(
    (pen) =>
      drawRaft(pen, { x, y, length: 0.47 * scale, tilt: -0.14, hull: '#1f5d8c', trim: '#f3c63c', seed: 3 }),
    undefined,
    seen,
  );
  stage.vector((pen) => drawSpray(pen, x, y, 0.47 * scale));
}

/** Water thrown up where the bow and the near tube meet the wave: drops that grow finer as they fly. */
function drawSpray(pen: Pen, x: number, y: number, size: number): void {
  const random = randomOf(77);
  pen.fillStyle = '#fbfbee';
  for (let i = 0; i < 1500; i++) {
    const along = random();
    const burst = i < 900;
    const [rootX, rootY] = burst
      ? [x + size * 0.56, y - size * 0.02]
      : [x + size * (along * 1.1 - 0.55), y + size * 0.07];
    const angle = burst ? -Math.PI * (0.12 + 0.62 * random()) : -Math.PI * (0.3 + 0.4 * random());
    const flight = (burst ? 0.42 : 0.1) * random() ** 1.7;
    const drop = size * (0.0115 * (1 - flight * 1.8) * (0.3 + random()));
    pen.globalAlpha = 0.55 + 0.45 * random();
    pen.beginPath();
    pen.ellipse(
      rootX + Math.cos(angle) * flight * size,
      rootY + Math.sin(angle) * flight * size,
      drop * 1.2,
      drop,
      angle,
      0,
      7,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

export const teestaRafting: Scene = {
  name: 'teesta-rafting',
  title: 'White water on the Teesta',
  place: 'Teesta river, Kalimpong',
  destination: 'kalimpong',
  alt: 'A raft with paddlers in the green rapids of the Teesta, in a forested gorge below Kalimpong',
  focus: { x: 52, y: 62 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#9fd0c0'],
        [0.2, '#d3e8c4'],
        [0.4, '#f6f0c6'],
      ],
      glow: { x: stage.frame.aspect, y: 0.02, colour: '#fff6c4' },
      bottom: 0.6,
    });
    paintGorge(stage);
    paintForest(stage);
    const view = paintRiver(stage);
    paintBanks(stage, view);
    paintShaft(stage);
    paintBranch(stage);
  },
};
