/** What the emulator and the process of @supabase/lite say to each other. */
import type {LocalSettings} from './lite-config';
import type {Mail} from './mail';

export interface LiteOptions extends LocalSettings {
  /** Null keeps the data in memory. */
  readonly dataDirectory: string | null;
  readonly quiet: boolean;
}

export type FromLite =
  | {readonly type: 'ready'; readonly port: number}
  | {readonly type: 'mail'; readonly mail: Mail}
  | {readonly type: 'done'};

/** `empty` deletes all accounts, wishes and messages; `age` makes every session and every mail a day older. */
export type ToLite = 'close' | 'empty' | 'age';
