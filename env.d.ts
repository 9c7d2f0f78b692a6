/// <reference types="vite/client" />
/// <reference types="@shopify/oxygen-workers-types" />

declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@remix-run/server-runtime';
  const build: ServerBuild;
  export = build;
}

declare module 'virtual:service-worker' {
  /** The script of the service worker, or of one that takes it out of browsers. */
  export const active: string;
  export const retired: string;
}

/** Written into the service worker by the build (scripts/lib/service-worker-plugin.ts). */
declare const __BUILD__: {
  readonly version: string;
  readonly base: string;
};
