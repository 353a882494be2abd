// The site with a clock that is put forward or back while it runs: by as many milliseconds as the process is told.

const RealDate = Date;
let shift = 0;

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
