import {readText, removeStored, writeText} from '../browser/browser-storage';

const memory = new Map<string, string>();

/** Where the account backend's client keeps its session: browser storage, or this tab's memory. */
export const authStorage = {
  getItem: (key: string) => memory.get(key) ?? readText(key),
  setItem(key: string, text: string) {
    if (writeText(key, text)) memory.delete(key);
    else memory.set(key, text);
  },
  removeItem(key: string) {
    memory.delete(key);
    removeStored(key);
  },
};
