import {GraphQLError} from 'graphql';

/** An error of the caller's making; it reaches the answer's `errors[]` with its code and path. */
export function badRequest(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, {extensions: {code}});
}
