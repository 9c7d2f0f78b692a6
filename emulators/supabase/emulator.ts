/** The state of one running emulator, which handlers receive as a whole. */
import type {FaultList} from './admin/faults';
import type {Mailbox} from './admin/mailbox';
import type {RequestLog} from './admin/request-log';
import type {FunctionProcess} from './functions/function-process';
import type {Lite} from './lite/start-lite';

export interface Emulator {
  readonly lite: Lite;
  /** Functions by name, which is the name of their folder. */
  readonly functions: ReadonlyMap<string, FunctionProcess>;
  readonly faults: FaultList;
  readonly mailbox: Mailbox;
  readonly log: RequestLog;
  readonly report: (error: Error) => void;
}
