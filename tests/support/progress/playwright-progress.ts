import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { startProgress } from './run-progress.ts';

export default class PlaywrightProgress implements Reporter {
  #oneDone = () => {};

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#oneDone = startProgress(suite.allTests().length, 'journeys');
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    if (status === test.expectedStatus || retry === test.retries) this.#oneDone();
  }
}
