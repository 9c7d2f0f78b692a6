/** Shoppers' questions, with the passages of which any is the right first source; no wording of the cues. */
export interface Question {
  readonly asked: string;
  readonly passages: readonly string[];
}

const q = (asked: string, ...passages: string[]): Question => ({asked, passages});

export const QUESTIONS: readonly Question[] = [
  // What it is
  q('¿Qué es Reventa PLR y para quién es?', 'que-es-reventa-plr'),
  q('me explicas qué significa plr por favor', 'que-es-plr'),
  q('por qué me conviene comprar en vez de crear yo el ebook', 'por-que-comprar'),
  // Licence
  q('¿los ebooks son exclusivos?', 'exclusividad'),
  q('¿Qué derechos me dan con la compra?', 'derechos'),
  q('le puedo cambiar el titulo y poner mi marca', 'derechos', 'exclusividad', 'marca'),
  q('se puede traducir al ingles y venderlo?', 'derechos', 'idioma', 'traducir'),
  q('puedo revender los derechos?', 'revender-derechos'),
  q('¿puedo tener afiliados que vendan por mí?', 'afiliados'),
  q('qué viene incluido cuando compro', 'que-recibo'),
  q('cuanto puedo ganar al mes con esto', 'ingresos'),
  q('ustedes cobran comision de lo que venda?', 'ganancias'),
  // Selling
  q('¿En dónde me recomiendan vender los ebooks?', 'donde-vender'),
  q('se puede vender en hotmart o amazon', 'donde-vender'),
  q('traen alguna plantila para la pagina de ventas', 'creador-de-paginas'),
  // Delivery and support
  q('¿Cómo recibo lo que compré?', 'entrega'),
  q('ya page y no me llega el correo', 'entrega', 'no-llega'),
  // Shopping
  q('tienen videos plr?', 'videos'),
  q('cuanto cuesta el curso auto page ia', 'ia-club'),
  q('aceptan paypal o targeta de credito', 'pago'),
  q('en que formato estan los archivos, word o pdf', 'formato'),
  q('los libros están en español?', 'idioma'),
  q('¿me devuelven mi dinero si no me gusta?', 'reembolsos'),
  // Niches
  q('tienes algo sobre perros y gatos?', 'busqueda'),
  q('tienen algo de meditación o mindfulness', 'busqueda'),
  // Courtesy
  q('hola buenas tardes', 'saludo'),
  q('eres una persona real o un bot?', 'quien-eres'),
  q('muchas gracias por la ayuda!', 'gracias'),
];
