import type { Reporter } from 'vitest/node';
import { startProgress } from './run-progress.ts';

export default class VitestProgress implements Reporter {
  #oneDone = () => {};

  onTestRunStart(files: readonly unknown[]): void {
    this.#oneDone = startProgress(files.length, 'files');
  }

  onTestModuleEnd(): void {
    this.#oneDone();
  }
}
