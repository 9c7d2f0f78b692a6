/**
 * The mails with a link that opens an account or changes it. The account backend sends them from
 * `supabase/templates`, which a test writes from here; the mail of access also goes out by the mail service.
 */
import {escapeHtml, mailHtml, mailLink, mailNote} from './mail-layout.ts';

/** Below the button. */
export const ONCE = 'Sin contraseña. El enlace es solo tuyo, funciona una vez y dura una hora.';

interface AccessMail {
  readonly email: string;
  readonly link: string;
  /** Origin of the shop. */
  readonly siteUrl: string;
}

export const accessCopy = {
  subject: 'Abre tus productos de Reventa PLR',
  title: 'Abre tus productos',
  lead: (email: string) =>
    `Aquí está todo lo que compraste con ${email}: archivos, certificado de licencia y recibo.`,
  button: 'Abrir mis productos',
  note: ONCE,
  why: '¿No lo pediste? Ignora este mensaje: nadie entra sin abrirlo.',
};

/** Where another link is asked for. */
export function accessPage(siteUrl: string): string {
  return `${siteUrl}/mis-productos#acceso`;
}

/** What to do when a link has expired. */
function expiredSection(siteUrl: string): string {
  return mailNote(
    `¿El enlace ya no abre? ${mailLink('Pide otro con tu correo', accessPage(siteUrl))} y te llega en un minuto.`,
  );
}

export function accessMailHtml({email, link, siteUrl}: AccessMail): string {
  const {title, lead, button, note, why} = accessCopy;
  return mailHtml({
    siteUrl,
    title,
    preview: 'Toca el botón y entras, sin contraseña.',
    lead: escapeHtml(lead(email)),
    button: {text: button, link},
    note,
    sections: [expiredSection(siteUrl)],
    why,
  });
}

const SITE = '{{ .SiteURL }}';
const link = (type: string, address: string) =>
  `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${type}&email={{ ${address} }}`;

/** The account backend's templates by their names in `supabase/config.toml`. */
export const ACCOUNT_TEMPLATES: Readonly<Record<string, string>> = {
  magic_link: accessMailHtml({
    email: '{{ .Email }}',
    link: link('magiclink', '.Email'),
    siteUrl: SITE,
  }),
  confirmation: mailHtml({
    siteUrl: SITE,
    title: 'Confirma tu correo',
    preview: 'Toca el botón y entras, sin contraseña.',
    lead: 'Confirma que {{ .Email }} es tuyo y entra. Si ya compraste, ahí están tus archivos, tu certificado de licencia y tu recibo.',
    button: {text: 'Confirmar y entrar', link: link('signup', '.Email')},
    note: ONCE,
    sections: [expiredSection(SITE)],
    why: '¿No compraste ni creaste una cuenta? Ignora este mensaje: sin tu confirmación no pasa nada.',
  }),
  recovery: mailHtml({
    siteUrl: SITE,
    title: 'Elige tu contraseña',
    preview: 'El enlace dura una hora.',
    lead: 'Pediste una contraseña nueva para {{ .Email }}.',
    button: {text: 'Elegir mi contraseña', link: link('recovery', '.Email')},
    note: 'El enlace funciona una vez y dura una hora.',
    why: '¿No fuiste tú? Ignora este mensaje: tu contraseña sigue siendo la misma.',
  }),
  email_change: mailHtml({
    siteUrl: SITE,
    title: '¿Cambiar el correo de tu cuenta?',
    preview: 'Confírmalo desde los dos correos.',
    lead: 'De {{ .Email }} a {{ .NewEmail }}. Confírmalo desde los dos correos.',
    button: {text: 'Revisar el cambio', link: link('email_change', '.NewEmail')},
    note: 'Después entras con un enlace: tu contraseña anterior ya no servirá.',
    why: '¿No fuiste tú? Ignora este mensaje: sin tu confirmación no cambia nada.',
  }),
};
