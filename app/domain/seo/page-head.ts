/** A page's metadata for search engines and social networks. */
export interface PageHead {
  /** Without the brand's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Canonical path and query; null for pages without a URL of their own. */
  readonly path: string | null;
  /** Address of a raster picture; the shop's own when left out. */
  readonly image?: string | null;
  /** False for personal pages and those without content for search engines. */
  readonly indexed?: boolean;
}
