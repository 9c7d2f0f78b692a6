import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {serviceWorker} from './scripts/lib/service-worker-plugin';
import {sharedChunk} from './scripts/lib/shared-chunk';
import {workerVariables} from './scripts/lib/worker-variables';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** No module's name: filter lists block files that are called after consent, privacy or measurement. */
const HASHED_NAMES = {
  chunkFileNames: 'assets/[hash].js',
  entryFileNames: 'assets/[hash].js',
};

export default defineConfig(({isSsrBuild}) => ({
  // Set by Shopify's CLI when it deploys: Oxygen serves the build's files from its CDN.
  base: process.env['HYDROGEN_ASSET_BASE_URL'] || '/',
  plugins: [
    serviceWorker(),
    tailwindcss(),
    hydrogen({disableVirtualRoutes: true}),
    oxygen({env: workerVariables(process.env)}),
    remix({
      // Where Oxygen looks for a build.
      buildDirectory: 'dist',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // Lazy discovery costs two uncached requests a page; our whole route table is a few hundred bytes.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      '@common': fileURLToPath(new URL('./supabase/functions/_shared/common', import.meta.url)),
    },
  },
  // A worker of modules loads its parts when it needs them.
  worker: {format: 'es'},
  build: {
    // Vite's usual list of browsers rewrites `?.` for the sake of a fault in some of 2020.
    target: 'es2022',
    // 3 kB gzip less than esbuild on the first load of every page.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {passes: 2, pure_getters: true},
      format: {comments: false},
    },
    // The worker is one file.
    ...(isSsrBuild
      ? {}
      : {rollupOptions: {output: {manualChunks: sharedChunk(), ...HASHED_NAMES}}}),
    // An inlined asset would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Remix's document preloads what a page needs; a helper for the rest would weigh 0.5 kB.
    modulePreload: false,
  },
  optimizeDeps: {
    // Found up front: a library discovered during the first visit would reload the page under it.
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx',
      'app/routes/**/*.{ts,tsx}',
      'app/components/**/*.tsx',
    ],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'zustand',
      '@supabase/supabase-js',
    ],
  },
  server: {
    host: '127.0.0.1',
    // Vite's own list, and the folder with the keys of the emulators.
    fs: {deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.supabase-data/**']},
  },
}));
