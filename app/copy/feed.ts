/** Texts of the feed of new products. */
export const feed = {title: 'Reventa PLR: productos nuevos'} as const;
