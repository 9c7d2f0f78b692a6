/** Fetched when somebody is about to chat; it brings the names of the whole local catalogue. */
export const fetchChatPanel = () => import('./ChatPanel');
