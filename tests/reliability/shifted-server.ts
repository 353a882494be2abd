// The site with a clock that is put forward or back: from its start, and while it runs by as many milliseconds as the process is told.

const RealDate = Date;
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [value: number | string | Date]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;

process.on('message', (milliseconds: number) => {
  shift = milliseconds;
  process.send?.('shifted');
});

await import('../../server/main.ts');
