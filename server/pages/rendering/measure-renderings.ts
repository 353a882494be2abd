import { Gauge, type Registry } from 'prom-client';
import type { RenderingState } from './rendering-queue.ts';

export function measureRenderings(registry: Registry): (look: () => RenderingState) => void {
  return (look) => {
    new Gauge({
      name: 'teesta_renderings',
      help: 'Pages that are being rendered, and that wait for it; of 100 that wait no more are taken',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { waiting, rendering } = look();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'rendering' }, rendering);
      },
    });
  };
}
