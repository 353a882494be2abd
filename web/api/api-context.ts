import { createContext } from 'react-router';
import type { PageApi } from './page-api.ts';

/**
 * Where loaders find the in-process API. The server sets it for each request; it reaches this very object
 * through `entry.server`, because the build has its own copy of every module.
 */
export const apiContext = createContext<PageApi>();
