/** Fetched when somebody is about to search, or when the browser has nothing better to do. */
export const fetchSearchDialog = () => import('./SearchDialog');
