import {brand} from '~/copy/layout';

/**
 * `/manifest.webmanifest`, for installation on the home screen. The worker serves it because Oxygen serves no such
 * files.
 */
export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The colours `paper` and `ink` of app/styles/app.css.
    background_color: '#fbf7ef',
    theme_color: '#0b3b36',
    categories: ['shopping', 'business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function icon(size: number, purpose: 'any' | 'maskable') {
  return {src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose};
}
