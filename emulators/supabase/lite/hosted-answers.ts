/**
 * Puts right the answers in which @supabase/lite differs from the hosted service and the shop would
 * notice: a refused row that looks like a breakdown, and a sign-up that tells who has an account.
 */
import {randomUUID} from 'node:crypto';
import type {PgliteConnection} from '@supabase/lite/pglite';

/** Trace of a request through the database. */
export interface DatabaseTrace {
  /** Headers of the request, which PostgREST passes to functions of the database. */
  readonly headers: Readonly<Record<string, string>>;
  error?: {code?: string; message: string; detail?: string; hint?: string};
}

interface AuthError {
  error_code?: string;
}

/** Refusals of the schema: constraints, and errors of triggers, with or without a status. */
const REFUSAL = /^(?:23\d{3}|P0001|PT(\d{3}))$/;

const INSERT = /^\s*insert into /i;

/**
 * Has every failed query recorded in the trace of its request, and `request.headers` told to triggers:
 * lite tells them to functions that are called by name alone.
 */
export function traceErrors(
  {driver}: PgliteConnection,
  trace: () => DatabaseTrace | undefined,
): void {
  const query = driver.query.bind(driver);
  driver.query = (async (...parameters: Parameters<typeof query>) => {
    try {
      const current = trace();
      if (current && INSERT.test(parameters[0])) {
        await query(`select set_config('request.headers', $1, false)`, [
          JSON.stringify(current.headers),
        ]);
      }
      return await query(...parameters);
    } catch (error) {
      const current = trace();
      // The first error is the cause; later ones belong to a transaction that has already failed.
      if (current) current.error ??= error as NonNullable<DatabaseTrace['error']>;
      throw error;
    }
  }) as typeof driver.query;
}

/** Converts an answer to the hosted service's form; most answers are returned unchanged. */
export async function hostedAnswer(
  request: Request,
  response: Response,
  {connection, trace}: {connection: PgliteConnection; trace: DatabaseTrace},
): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname.startsWith('/rest/') && response.status === 500) {
    return refusal(trace) ?? response;
  }
  if (pathname.startsWith('/storage/v1/object/sign/') && request.method === 'POST' && response.ok) {
    return hostedSignature(response);
  }
  if (pathname.startsWith('/storage/v1/object/sign/') && response.ok) {
    return asAttachment(request, response);
  }
  if (pathname === '/auth/v1/signup' && response.status === 429) {
    return (await neutralSignUp(request, response, connection)) ?? response;
  }
  return response;
}

/** The storage service calls it `signedURL`, and begins its path below its own address. */
async function hostedSignature(response: Response): Promise<Response> {
  const {signedUrl} = (await response.json()) as {signedUrl?: string};
  return Response.json({signedURL: signedUrl?.replace(/^\/storage\/v1/, '')});
}

/** A signed address may ask for a file to be saved, under a name. */
function asAttachment(request: Request, response: Response): Response {
  const name = new URL(request.url).searchParams.get('download');
  if (name === null) return response;
  const headers = new Headers(response.headers);
  const named = name ? `; filename*=UTF-8''${encodeURIComponent(name)}` : '';
  headers.set('content-disposition', `attachment${named}`);
  return new Response(response.body, {status: response.status, headers});
}

/** PostgREST answers a row that the schema refuses with 400, or what PT and three digits say, and the code. */
function refusal({error}: DatabaseTrace): Response | null {
  const named = REFUSAL.exec(error?.code ?? '');
  if (!error || !named) return null;
  const {code, message, detail = null, hint = null} = error;
  return Response.json({code, message, details: detail, hint}, {status: Number(named[1] ?? 400)});
}

/**
 * With e-mail confirmation on, lite says 429 of every address that has an account. The hosted service
 * says so only while the account waits for its confirmation; of any other it says what it says of a
 * new one, without an identity, so that nobody can find out who has an account.
 */
async function neutralSignUp(
  request: Request,
  response: Response,
  {driver}: PgliteConnection,
): Promise<Response | null> {
  const {error_code: code} = (await response.clone().json()) as AuthError;
  if (code !== 'over_email_send_rate_limit') return null;
  const {email = ''} = (await request.json()) as {email?: string};
  const {rows} = await driver.query(
    'select from auth.users where lower(email) = lower($1) and confirmed_at is not null',
    [email],
  );
  if (rows.length === 0) return null;
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: {provider: 'email', providers: ['email']},
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
