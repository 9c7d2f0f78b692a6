/** The two windows that shoppers are taken to have. */

export const PHONE = {
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};

export const DESKTOP = {
  viewport: {width: 1440, height: 900},
  hasTouch: false,
  isMobile: false,
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
