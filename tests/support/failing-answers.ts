import type { Page } from '@playwright/test';

export const REQUEST_ID = '0199aaaa-0000-7000-8000-000000000001';
export const TOO_OFTEN = 'That was too often. Please wait 40 seconds and try again.';
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

type Fault = 'too many' | 'broken' | 'unreachable';

/** Lets one call of the API fail, as the API itself would or as a network does that is away. */
export async function failCall(page: Page, path: string, fault: Fault): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) => {
    if (fault === 'unreachable') return route.abort('connectionrefused');
    const isLimit = fault === 'too many';
    return route.fulfill({
      status: isLimit ? 429 : 500,
      json: {
        success: false,
        message: isLimit ? TOO_OFTEN : OUR_FAULT,
        code: isLimit ? 'too_many' : 'internal',
        requestId: REQUEST_ID,
      },
    });
  });
}

/** What the browser itself says about such an answer. */
export const FAILED_CALL = /status of (429|500)|ERR_CONNECTION_REFUSED|^500: /;
