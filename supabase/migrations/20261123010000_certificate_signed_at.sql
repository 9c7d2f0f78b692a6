-- A certificate may be signed again, with another holder on it. Who is shown the former one must be able to
-- learn that it was replaced.
create or replace function public.certificate(certificate_id text) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', certificates.id,
    'status', case
      when entitlements.ended_at is null and entitlements.revoked_at is null then 'valid'
      else 'revoked'
    end,
    'revokedAt', least(entitlements.ended_at, entitlements.revoked_at),
    -- Whole seconds, as a credential says when it was signed.
    'signedAt', floor(extract(epoch from certificates.signed_at)),
    'token', certificates.token
  )
  from public.certificates
  join public.entitlements on entitlements.id = certificates.entitlement_id
  where certificates.id = certificate_id
$$;
