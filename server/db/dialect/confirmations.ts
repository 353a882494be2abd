/** Milliseconds. */
const CONFIRM_WITHIN = 500;

type Notice = { heard: number; expected: number; done: () => void };

/** Confirmations may come before their expected number is known. */
export function createConfirmations() {
  const open = new Map<number, Notice>();
  let last = 0;

  function closeIfHeard(number: number, notice: Notice): void {
    if (notice.heard < notice.expected) return;
    open.delete(number);
    notice.done();
  }

  return {
    begin() {
      last += 1;
      const number = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(() => expect(0), CONFIRM_WITHIN);
      const notice: Notice = {
        heard: 0,
        expected: Number.POSITIVE_INFINITY,
        done() {
          clearTimeout(late);
          resolve();
        },
      };
      const expect = (others: number) => {
        notice.expected = others;
        closeIfHeard(number, notice);
      };
      open.set(number, notice);
      return { number, expect, isHeard: promise };
    },
    confirm(number: number) {
      const notice = open.get(number);
      if (!notice) return;
      notice.heard += 1;
      closeIfHeard(number, notice);
    },
  };
}
