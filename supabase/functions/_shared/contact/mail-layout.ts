/**
 * The HTML of all mails. Tables, attributes and inline colours are what Gmail and Outlook keep; the style block gives a
 * dark theme to readers that have one. The name is text and the symbol has its own ground, so both survive
 * blocked pictures and inverted colours.
 */

export interface MailLayout {
  /** Origin of the shop. */
  readonly siteUrl: string;
  readonly title: string;
  /** Shown by mailboxes after the subject. */
  readonly preview: string;
  /** Below the title. Markup. */
  readonly lead: string;
  readonly button?: {readonly text: string; readonly link: string};
  /** Below the button. Markup. */
  readonly note?: string;
  /** Markup of sections below the head. */
  readonly sections?: readonly string[];
  /** Why the mail came. Markup. */
  readonly why: string;
}

const DARK_COLORS = `.ground{background:#061f1c!important}.card{background:#12312d!important}.ink{color:#fbf7ef!important}.soft{color:#c5d3cf!important}.link{color:#ffcf5c!important}.rule{border-color:#33544f!important}.box{background:#33544f!important}`;

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.wide{width:100%!important}.pad{padding-left:22px!important;padding-right:22px!important}}
@media (prefers-color-scheme:dark){${DARK_COLORS}}
${DARK_COLORS.replace(/(?<=^|\})\./g, '[data-ogsc] .')}`;

/** Keeps mailboxes from showing the mail's first words after the preview. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

export const MAIL_TEXT = 'margin:0;font-size:16px;line-height:1.5;color:#0b3b36';
const SMALL = 'margin:0;font-size:14px;line-height:1.5;color:#4a5f5b';

export function mailHtml({
  siteUrl,
  title,
  preview,
  lead,
  button,
  note,
  sections = [],
  why,
}: MailLayout): string {
  const light = 'line-height:1.5;color:#fbf7ef';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><meta name="x-apple-disable-message-reformatting" /><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body class="ground" bgcolor="#f5eddd" style="margin:0;padding:0;background:#f5eddd">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f5eddd">${escapeHtml(preview)}${FILLER}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5eddd" style="background:#f5eddd"><tr><td align="center" style="padding:24px 12px">
<table class="wide" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:100%;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;text-align:left">
<tr><td class="pad" bgcolor="#0b3b36" style="padding:24px 36px 32px;background:#0b3b36;border-radius:16px 16px 0 0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="34"><img src="${escapeHtml(siteUrl)}/brand/symbol-on-ink.png" alt="" width="34" height="40" border="0" style="display:block" /></td>
<td style="padding-left:12px;font-size:24px;line-height:40px;font-weight:bold;letter-spacing:-0.5px;color:#fbf7ef">Reventa</td>
<td style="padding-left:8px"><span style="padding:3px 8px;border-radius:6px;background:#ffb703;font-size:13px;font-weight:bold;color:#072825">PLR</span></td>
</tr></table>
<h1 style="margin:28px 0 10px;font-size:30px;line-height:1.15;letter-spacing:-0.5px;color:#ffffff">${escapeHtml(title)}</h1>
<p style="margin:0;font-size:17px;${light}">${lead}</p>
${button ? buttonHtml(button.text, button.link) : ''}${note ? `<p style="margin:14px 0 0;font-size:14px;${light}">${note}</p>` : ''}
</td></tr>
<tr><td bgcolor="#0b3b36" style="padding:0 12px;background:#0b3b36;font-size:0;line-height:0"><div style="border-top:3px dashed #ffb703;font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td bgcolor="#0b3b36" height="12" style="background:#0b3b36;font-size:0;line-height:0${sections.length === 0 ? ';border-radius:0 0 16px 16px' : ''}">&nbsp;</td></tr>
${sections.map(sectionHtml).join('\n')}
<tr><td class="pad soft" style="padding:20px 36px 0;${SMALL}">${why}</td></tr>
<tr><td class="pad soft" style="padding:8px 36px 12px;${SMALL}"><strong>Reventa PLR</strong> &nbsp;·&nbsp; ${mailLink('Mis productos', `${siteUrl}/mis-productos`)} &nbsp;·&nbsp; ${mailLink('Tu licencia', `${siteUrl}/licencia`)} &nbsp;·&nbsp; ${mailLink('Ayuda', `${siteUrl}/contacto`)}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

function sectionHtml(markup: string, index: number, all: readonly string[]): string {
  const rule = index === 0 ? '' : ';border-top:1px solid #e7dcc5';
  const end = index === all.length - 1 ? ';border-radius:0 0 16px 16px' : '';
  return `<tr><td class="card pad rule" bgcolor="#ffffff" style="padding:26px 36px;background:#ffffff${rule}${end}">${markup}</td></tr>`;
}

/** A cell with a ground, which Outlook shows too: it ignores the padding of links. */
function buttonHtml(text: string, link: string): string {
  return `<table class="wide" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td bgcolor="#ffb703" align="center" style="border-radius:28px;background:#ffb703;mso-padding-alt:16px 36px"><a href="${escapeHtml(link)}" style="display:block;padding:16px 36px;font-size:18px;line-height:1.2;font-weight:bold;color:#072825;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}

export function mailHeading(text: string): string {
  return `<h2 class="ink" style="margin:0 0 6px;font-size:19px;line-height:1.3;color:#0b3b36">${escapeHtml(text)}</h2>`;
}

/** @param markup of running text. */
export function mailText(markup: string): string {
  return `<p class="ink" style="${MAIL_TEXT}">${markup}</p>`;
}

/** @param markup of quiet text. */
export function mailNote(markup: string): string {
  return `<p class="soft" style="${SMALL}">${markup}</p>`;
}

export function mailLink(text: string, link: string): string {
  return `<a class="link" href="${escapeHtml(link)}" style="font-weight:bold;color:#14655a">${escapeHtml(text)}</a>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
