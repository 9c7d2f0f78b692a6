/**
 * Questions as shoppers write them, with the passages of which any is the right first source. Their
 * wording is not that of the cues; accents and letters are missing as people leave them out.
 */
export interface Question {
  readonly asked: string;
  readonly passages: readonly string[];
}

const q = (asked: string, ...passages: string[]): Question => ({asked, passages});

export const QUESTIONS: readonly Question[] = [
  // What it is
  q('¿Qué es Reventa PLR y para quién es?', 'que-es-reventa-plr'),
  q('me explicas qué significa plr por favor', 'que-es-plr'),
  q('PLR y productos inteligentes son lo mismo??', 'productos-inteligentes'),
  q('por qué me conviene comprar en vez de crear yo el ebook', 'por-que-comprar'),
  // Licence
  q('¿los ebooks son exclusivos?', 'exclusividad'),
  q('¿Qué derechos me dan con la compra?', 'derechos'),
  q('le puedo cambiar el titulo y poner mi marca', 'derechos', 'exclusividad', 'marca'),
  q('se puede traducir al ingles y venderlo?', 'derechos', 'idioma', 'traducir'),
  q('puedo revender los derechos?', 'revender-derechos'),
  q('¿Puedo venderlo como PLR a otros emprendedores?', 'revender-derechos'),
  q('incluye mrr?', 'revender-derechos'),
  q('quien me compre lo puede volver a vender?', 'reventa'),
  q('¿puedo tener afiliados que vendan por mí?', 'afiliados'),
  q('quiero que otra persona lo promocione y le pago comision', 'afiliados'),
  q('dan algun certificado de la licencia', 'certificado'),
  q('puedo editar los ebooks del megapack?', 'editar-mega-pack', 'editar'),
  q('qué viene incluido cuando compro', 'que-recibo'),
  q('cuanto puedo ganar al mes con esto', 'ingresos'),
  q('ustedes cobran comision de lo que venda?', 'ganancias'),
  // Selling
  q('¿En dónde me recomiendan vender los ebooks?', 'donde-vender'),
  q('se puede vender en hotmart o amazon', 'donde-vender'),
  q('sirve para vender por instagram?', 'donde-vender'),
  q('que constructor de paginas web me recomiendan', 'creador-de-paginas'),
  q('traen alguna plantila para la pagina de ventas', 'creador-de-paginas'),
  // Delivery and support
  q('¿Cómo recibo lo que compré?', 'entrega'),
  q('ya page y no me llega el correo', 'entrega', 'no-llega'),
  q('dnde descargo mis archivos', 'entrega'),
  q('¿Hay soporte si tengo dudas después?', 'soporte'),
  q('como me uno al grupo de la comunidad', 'soporte', 'contacto'),
  q('tienen whatsapp para hablar con alguien', 'contacto', 'persona'),
  q('hacen envios a peru?', 'envio'),
  // Shopping
  q('que categorias de ebooks manejan', 'catalogo'),
  q('¿qué nichos hay disponibles?', 'catalogo'),
  q('tienen videos plr?', 'videos'),
  q('ya venden micro saas', 'micro-saas'),
  q('cuanto cuesta el curso auto page ia', 'ia-club'),
  q('cuánto valen los ebooks', 'catalogo'),
  q('aceptan paypal o targeta de credito', 'pago'),
  q('es pago unico o mensualidad?', 'pago', 'suscripcion'),
  q('como hago para comprar', 'como-comprar'),
  q('hay algun cupon de descuento?', 'ofertas', 'cupon'),
  q('como funciona lo del combo', 'ofertas'),
  q('cómo me registro en la página', 'cuenta'),
  q('tengo que crear cuenta para poder comprar?', 'cuenta', 'como-comprar'),
  q('no recuerdo mi clave y la quiero recuperar', 'contrasena'),
  q('como agrego un ebook a favoritos', 'favoritos'),
  q('en que formato estan los archivos, word o pdf', 'formato'),
  q('los libros están en español?', 'idioma'),
  q('¿me devuelven mi dinero si no me gusta?', 'reembolsos'),
  q('necesito factura de mi compra', 'reembolsos', 'factura'),
  // Niches
  q('tienes algo sobre perros y gatos?', 'busqueda'),
  q('busco ebooks de dieta keto', 'busqueda'),
  q('quiero ebooks de finansas personales', 'busqueda'),
  q('tienen algo de meditación o mindfulness', 'busqueda'),
  q('ebooks de maquillaje y cuidado de la piel', 'busqueda'),
  // Courtesy
  q('hola buenas tardes', 'saludo'),
  q('eres una persona real o un bot?', 'quien-eres'),
  q('muchas gracias por la ayuda!', 'gracias'),
];
