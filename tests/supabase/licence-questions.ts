/** Shoppers' questions on the licence, with the rights whose sentences a right answer quotes, the first one first. */
import type {RightId} from '~/domain/licence/licence';

export interface LicenceQuestion {
  readonly asked: string;
  /** The first begins the answer; all of them are in it. */
  readonly rights: readonly RightId[];
  /** What the licence is silent on, by its id: the answer says that, and nothing else. */
  readonly unstated?: string;
}

const q = (asked: string, ...rights: RightId[]): LicenceQuestion => ({asked, rights});
const silent = (asked: string, unstated: string): LicenceQuestion => ({
  asked,
  rights: [],
  unstated,
});

export const LICENCE_QUESTIONS: readonly LicenceQuestion[] = [
  // Editing, branding, translating
  q('¿Puedo editar el contenido del ebook?', 'editar'),
  q('puedo cambiar la portada y los colores del libro', 'editar'),
  q('¿Se puede quitar un capítulo del producto?', 'editar'),
  q('puedo modificar los textos del ebook', 'editar'),
  q('¿Puedo ponerle mi marca?', 'marca'),
  q('puedo poner mi logo en la portada', 'marca'),
  q('¿puedo cambiarle el título al ebook?', 'marca'),
  q('se puede vender con mi nombre?', 'marca', 'vender'),
  q('¿Puedo traducirlo al inglés?', 'traducir'),
  q('lo puedo traducir a otro idioma y venderlo', 'traducir'),
  q('¿se puede vender en portugués si lo traduzco?', 'traducir'),
  // Other forms
  q('¿Puedo convertirlo en un audiolibro?', 'adaptar'),
  q('puedo hacer un curso con el contenido del ebook', 'adaptar'),
  q('¿puedo hacer un podcast con los capítulos?', 'adaptar'),
  q('puedo publicarlo por partes en mi blog', 'adaptar'),
  q('¿Puedo imprimirlo y venderlo en papel?', 'imprimir'),
  q('se puede vender impreso?', 'imprimir'),
  q('puedo mandar a imprimir 100 copias y venderlas', 'imprimir'),
  // Selling
  q('¿Puedo vender el ebook?', 'vender', 'ganancias'),
  q('¿puedo revenderlo?', 'vender', 'revender-derechos', 'reventa'),
  q('lo puedo vender al precio que yo quiera', 'vender'),
  q('¿Me quedo con el 100% de las ganancias?', 'ganancias'),
  q('ustedes cobran comision por mis ventas?', 'ganancias'),
  q('¿Puedo venderlo en Hotmart?', 'marketplace'),
  q('en que plataformas lo puedo vender', 'marketplace'),
  q('¿Se puede vender en Amazon o Mercado Libre?', 'marketplace'),
  q('¿puedo tener afiliados que vendan por mí?', 'afiliados'),
  q('mi prima puede vender por mi y le doy comision?', 'afiliados'),
  // Under a condition
  q('¿Puedo armar un paquete con varios ebooks?', 'paquete'),
  q('puedo vender los capitulos por separado', 'paquete'),
  q('¿puedo mezclarlo con otro material mío y venderlo?', 'paquete'),
  q('se puede hacer un bundle con tres ebooks?', 'paquete'),
  q('¿Puedo incluirlo en mi membresía?', 'membresia'),
  q('puedo subirlo a mi membresia mensual', 'membresia'),
  q('¿lo puedo poner en mi club de pago? tengo una membresía', 'membresia'),
  q('¿Puedo regalarlo?', 'regalar'),
  q('puedo darlo gratis como bono', 'regalar'),
  q('¿Puedo usarlo de lead magnet?', 'regalar'),
  q('puedo ofrecerlo gratis para captar correos en mi pagina', 'regalar'),
  q('¿Puedo firmarlo como autor?', 'autoria'),
  q('puedo decir que lo escribi yo', 'autoria'),
  q('¿Puedo registrar el copyright a mi nombre?', 'autoria'),
  q('se puede registrar la propiedad intelectual del libro', 'autoria'),
  // Not given
  q('¿Puedo revender los derechos?', 'revender-derechos'),
  q('incluye derechos maestros de reventa (MRR)?', 'revender-derechos'),
  q('¿puedo venderlo como PLR?', 'revender-derechos'),
  q('puedo sublicenciar el producto', 'revender-derechos'),
  q('quiero ceder los derechos a otra empresa', 'revender-derechos', 'compartir'),
  q('¿Puedo vender mi licencia?', 'revender-derechos'),
  q('¿Mis clientes pueden revenderlo?', 'reventa'),
  q('quien me compre lo puede volver a vender?', 'reventa'),
  q('los que me compran pueden venderlo con su marca?', 'reventa'),
  q('¿Los productos son exclusivos?', 'exclusividad'),
  q('me lo venden solo a mi?', 'exclusividad'),
  q('alguien mas va a tener el mismo ebook?', 'exclusividad'),
  q('¿Puedo entregarle el archivo editable a mi cliente?', 'editables'),
  q('le puedo dar el word a quien me compra', 'editables'),
  q('¿puedo enviar el Word a mis compradores?', 'editables'),
  q('puedo compartir los archivos con mi socio', 'compartir'),
  q('¿puedo compartir mi licencia con un amigo?', 'compartir', 'revender-derechos'),
  q('puedo prestar los archivos a mi hermano', 'compartir'),
  // What it does not say
  silent('¿Cuánto dura la licencia?', 'duracion'),
  silent('la licencia vence algun dia?', 'duracion'),
  silent('¿Puedo vender los cursos del IA CLUB?', 'cursos'),
];
