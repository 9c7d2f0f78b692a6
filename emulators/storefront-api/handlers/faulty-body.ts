/** What each kind of fault puts in the place of a good answer. */
import type {Fault} from '../admin/faults';
import type {OperationResponse} from '../graphql/execute-operation';

export interface FaultyAnswer {
  readonly status: number;
  /** The text is sent unchanged. */
  readonly body: string | OperationResponse;
  readonly headers?: Record<string, string>;
}

/**
 * `run` gives the good answer, for the kinds that need one; `isNullable` says of a key of its data
 * whether the schema allows null there.
 */
export async function faultyBody(
  fault: Fault,
  requestId: string,
  run: () => Promise<OperationResponse>,
  isNullable: (rootField: string) => boolean,
): Promise<FaultyAnswer> {
  switch (fault.kind) {
    case 'http':
      return {
        status: fault.status,
        body: JSON.stringify({errors: `Injected fault (${fault.status})`}),
        headers: fault.status === 429 ? {'retry-after': '1'} : {},
      };
    case 'throttled':
      return {
        status: 200,
        body: {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED', requestId}}]},
      };
    case 'access-denied':
      return {status: 200, body: {data: null, errors: [accessDenied(requestId)]}};
    case 'invalid-json':
      return {status: 200, body: '{"data": {"products": '};
    case 'empty':
      return {status: 200, body: ''};
    case 'partial':
      return {status: 200, body: withoutLastField(await run(), requestId, isNullable)};
    default:
      return {status: 200, body: {data: null, errors: [internalError(requestId)]}};
  }
}

/**
 * The last root field fails and the others stand: what a broken resolver leaves behind. Where the
 * schema forbids null the field keeps its data, and the error alone tells that some of it is missing.
 */
function withoutLastField(
  answer: OperationResponse,
  requestId: string,
  isNullable: (rootField: string) => boolean,
): OperationResponse {
  const broken = Object.keys(answer.data ?? {}).at(-1);
  if (broken === undefined) return {...answer, errors: [internalError(requestId)]};
  return {
    ...answer,
    data: isNullable(broken) ? {...answer.data, [broken]: null} : answer.data,
    errors: [...(answer.errors ?? []), {...internalError(requestId), path: [broken]}],
  };
}

/** The provider's message for a field whose scope the token lacks. */
function accessDenied(requestId: string) {
  return {
    message: 'Access denied for a field of this operation. Required access: another access scope.',
    extensions: {code: 'ACCESS_DENIED', requestId},
  };
}

function internalError(requestId: string) {
  return {
    message: `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId}`,
    extensions: {code: 'INTERNAL_SERVER_ERROR', requestId},
  };
}
