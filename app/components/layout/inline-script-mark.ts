import {createContext} from 'react';

/**
 * The random mark that the server puts on the inline scripts it writes itself; undefined in the
 * browser. See `app/server/http/document/content-security-policy.ts`.
 */
export const InlineScriptMark = createContext<string | undefined>(undefined);
