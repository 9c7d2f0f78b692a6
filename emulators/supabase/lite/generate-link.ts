/**
 * `POST /auth/v1/admin/generate_link`, which @supabase/lite lacks: the link of a mail that somebody else sends. Played for links
 * to sign in alone: an address without an account gets one. (github.com/supabase/auth: `adminGenerateLink` in `internal/api/mail.go`.)
 */
import {ANON_KEY, legacyKeys, SERVICE_ROLE_KEY} from '../constants';
import type {Mail} from './mail';

/** @param mailOf lets lite handle a request, and keeps the mail that it would have sent. */
export async function generateLink(
  request: Request,
  mailOf: (request: Request) => Promise<{response: Response; mail: Mail | null}>,
): Promise<Response> {
  const keys = [request.headers.get('apikey'), request.headers.get('authorization')?.slice(7)];
  if (!keys.some((key) => key === SERVICE_ROLE_KEY || key === legacyKeys()[1])) {
    return refusal(403, 'not_admin', 'User not allowed');
  }
  const {type, email} = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  if (type !== 'magiclink' || typeof email !== 'string') {
    return refusal(400, 'validation_failed', 'The emulator makes links to sign in alone');
  }
  const {response, mail} = await mailOf(
    new Request(new URL('/auth/v1/otp', request.url), {
      method: 'POST',
      headers: {apikey: ANON_KEY, 'content-type': 'application/json'},
      body: JSON.stringify({email, create_user: true}),
    }),
  );
  if (!mail?.link) return response;
  const proof = new URLSearchParams(new URL(mail.link).hash.slice(1));
  return Response.json({
    email,
    action_link: mail.link,
    hashed_token: proof.get('token_hash'),
    verification_type: proof.get('type'),
  });
}

function refusal(code: number, error_code: string, msg: string): Response {
  return Response.json({code, error_code, msg}, {status: code});
}
