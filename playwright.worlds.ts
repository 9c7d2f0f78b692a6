/** `npm run test:worlds`: the main journey in hostile browsers, too slow for every push. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';

export default defineConfig({...base, testMatch: 'worlds.ts', workers: 1, timeout: 300_000});
