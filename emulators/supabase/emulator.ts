/** Everything that one running emulator holds; handlers get it whole. */
import type {FaultList} from './admin/faults';
import type {Mailbox} from './admin/mailbox';
import type {RequestLog} from './admin/request-log';
import type {FunctionProcess} from './functions/function-process';
import type {Lite} from './lite/start-lite';

export interface Emulator {
  readonly lite: Lite;
  /** By name, which is the name of the folder. */
  readonly functions: ReadonlyMap<string, FunctionProcess>;
  readonly faults: FaultList;
  readonly mailbox: Mailbox;
  readonly log: RequestLog;
  readonly report: (error: Error) => void;
}
