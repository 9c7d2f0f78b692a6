/** What a page tells search engines and social networks about itself. */
export interface PageHead {
  /** Without the brand's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path and the query that belongs to the page's identity; null for what has no address of its own. */
  readonly path: string | null;
  /** Address of a raster picture; the shop's own when left out. */
  readonly image?: string | null;
  /** False for screens that are personal or say nothing to a search engine. */
  readonly indexed?: boolean;
}
