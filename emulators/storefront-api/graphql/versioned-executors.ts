import {servedVersion, type ApiVersion} from './api-versions';
import {OperationExecutor} from './execute-operation';
import {RESOLVERS} from './resolver-map';
import {createSchema} from './schema';

export interface ServedCall {
  readonly executor: OperationExecutor;
  /** For the header `X-Shopify-API-Version`. */
  readonly version: string;
}

/** An executor for each version that is called, made at its first call: a schema takes a while to build. */
export class VersionedExecutors {
  private readonly executors = new Map<ApiVersion, OperationExecutor>();

  private oldestServed: ApiVersion;

  constructor(
    private readonly oldestAtFirst: ApiVersion,
    private readonly onInternalError: (error: Error) => void,
  ) {
    this.oldestServed = oldestAtFirst;
    this.executorOf(oldestAtFirst);
  }

  /** The oldest version that is still served. */
  get oldest(): ApiVersion {
    return this.oldestServed;
  }

  /** Ends every version before this version, or restores them. */
  serveFrom(oldest: ApiVersion): void {
    this.oldestServed = oldest;
  }

  reset(): void {
    this.oldestServed = this.oldestAtFirst;
  }

  /** Returns the executor for the version in the path, and the version that it answers as. */
  serve(asked: string): ServedCall {
    const served = servedVersion(asked, this.oldest);
    const version = asked === 'unstable' ? asked : served;
    return {executor: this.executorOf(served), version};
  }

  private executorOf(version: ApiVersion): OperationExecutor {
    const known = this.executors.get(version);
    if (known) return known;
    const schema = createSchema(version, RESOLVERS);
    const executor = new OperationExecutor(schema, this.onInternalError);
    this.executors.set(version, executor);
    return executor;
  }
}
